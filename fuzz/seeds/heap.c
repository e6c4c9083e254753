#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item { struct item *next; char name[12]; };
static struct item *push(struct item *head, const char *name) {
    struct item *new = malloc(sizeof *new);
    if (!new)
        abort();
    strncpy(new->name, name, sizeof new->name);
    new->next = head;
    return new;
}
int main(void) {
    struct item *list = 0;
    char text[32];
    for (int i = 0; i < 3; i++) {
        snprintf(text, sizeof text, "n%d %s", i, "x");
        list = push(list, text);
    }
    int *numbers = calloc(4, sizeof(int));
    numbers = realloc(numbers, 8 * sizeof(int));
    numbers[5] = strcmp(list->name, "n2 x");
    printf("%s %d %p\n", list->name, numbers[5], (void *)list);
    while (list) {
        struct item *next = list->next;
        free(list);
        list = next;
    }
    free(numbers);
    if (text[0] != 'n')
        exit(1);
    return 0;
}
