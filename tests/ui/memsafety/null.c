// check: --model sc,rmo
// expect: sc unsafe memsafety, rmo unsafe memsafety

int *p;

int main(void)
{
    return *p;
}
