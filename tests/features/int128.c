// Integers of 128 bits.
#include <assert.h>
unsigned __int128 big = 1;
long long high, low;
int main(void) {
  for (int i = 0; i < 3; i++) big *= 1000000007u;
  big <<= 20;
  big += 5;
  big /= 3;
  __int128 s = -(__int128)big;
  high = (long long)(big >> 64);
  low = (long long)(unsigned long long)big;
  assert((s + (__int128)big) == 0 && high == 18947806684839 && (unsigned __int128)((__int128)high << 64 | (unsigned long long)low) == big);
  return 0;
}
