/* ctype.h in the locale "C": the tables that glibc's macros read, and the functions.
 *
 * The tables begin at -128, so that a negative `char` reads inside of them: it belongs to no class. What C leaves undefined, any
 * other argument, is an access outside of the table; the functions say 0.
 */
#include "model.h"

enum {
  UPPER = 0x100, LOWER = 0x200, ALPHA = 0x400, DIGIT = 0x800, XDIGIT = 0x1000, SPACE = 0x2000, PRINT = 0x4000,
  GRAPH = 0x8000, BLANK = 0x1, CNTRL = 0x2, PUNCT = 0x4, ALNUM = 0x8
};
#define IN(c, a, b) ((c) >= (a) && (c) <= (b))
#define IS_UPPER(c) IN(c, 'A', 'Z')
#define IS_LOWER(c) IN(c, 'a', 'z')
#define IS_DIGIT(c) IN(c, '0', '9')
#define IS_WORD(c) (IS_UPPER(c) || IS_LOWER(c) || IS_DIGIT(c))
#define IF(condition, bits) ((condition) ? (bits) : 0)
#define CLASS(c) \
  (IF(IS_UPPER(c), UPPER | ALPHA) | IF(IS_LOWER(c), LOWER | ALPHA) | IF(IS_DIGIT(c), DIGIT) | IF(IS_WORD(c), ALNUM) | \
   IF(IS_DIGIT(c) || IN(c, 'A', 'F') || IN(c, 'a', 'f'), XDIGIT) | IF((c) == ' ' || IN(c, '\t', '\r'), SPACE) | \
   IF((c) == ' ' || (c) == '\t', BLANK) | IF(IN(c, ' ', '~'), PRINT) | IF(IN(c, '!', '~'), GRAPH) | \
   IF(IN(c, '!', '~') && !IS_WORD(c), PUNCT) | IF(IN(c, 0, 31) || (c) == 127, CNTRL))
#define TO_UPPER(c) (IS_LOWER(c) ? (c) - 'a' + 'A' : (c))
#define TO_LOWER(c) (IS_UPPER(c) ? (c) - 'A' + 'a' : (c))
#define FOUR(f, c) f(c), f((c) + 1), f((c) + 2), f((c) + 3)
#define SIXTEEN(f, c) FOUR(f, c), FOUR(f, (c) + 4), FOUR(f, (c) + 8), FOUR(f, (c) + 12)
#define HALF(f, c) \
  SIXTEEN(f, c), SIXTEEN(f, (c) + 16), SIXTEEN(f, (c) + 32), SIXTEEN(f, (c) + 48), SIXTEEN(f, (c) + 64), \
      SIXTEEN(f, (c) + 80), SIXTEEN(f, (c) + 96), SIXTEEN(f, (c) + 112)

static const unsigned short classes[384] = { HALF(CLASS, -128), HALF(CLASS, 0), HALF(CLASS, 128) };
static const int uppers[384] = { HALF(TO_UPPER, -128), HALF(TO_UPPER, 0), HALF(TO_UPPER, 128) };
static const int lowers[384] = { HALF(TO_LOWER, -128), HALF(TO_LOWER, 0), HALF(TO_LOWER, 128) };
static const unsigned short *const classes_at = classes + 128;
static const int *const uppers_at = uppers + 128;
static const int *const lowers_at = lowers + 128;

const unsigned short *const *__ctype_b_loc(void) { return &classes_at; }
const int *const *__ctype_toupper_loc(void) { return &uppers_at; }
const int *const *__ctype_tolower_loc(void) { return &lowers_at; }

int isupper(int c) { return IS_UPPER(c); }
int islower(int c) { return IS_LOWER(c); }
int isdigit(int c) { return IS_DIGIT(c); }
int isalpha(int c) { return IS_UPPER(c) || IS_LOWER(c); }
int isalnum(int c) { return IS_WORD(c); }
int isspace(int c) { return c == ' ' || IN(c, '\t', '\r'); }
int isblank(int c) { return c == ' ' || c == '\t'; }
int isxdigit(int c) { return IS_DIGIT(c) || IN(c, 'A', 'F') || IN(c, 'a', 'f'); }
int isprint(int c) { return IN(c, ' ', '~'); }
int isgraph(int c) { return IN(c, '!', '~'); }
int ispunct(int c) { return IN(c, '!', '~') && !IS_WORD(c); }
int iscntrl(int c) { return IN(c, 0, 31) || c == 127; }
int isascii(int c) { return !(c & ~127); }
int toascii(int c) { return c & 127; }
int toupper(int c) { return TO_UPPER(c); }
int tolower(int c) { return TO_LOWER(c); }
