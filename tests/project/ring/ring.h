void ring_put(int value);
int ring_get(int *value);
