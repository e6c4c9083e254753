// The counts of std::shared_ptr decide who destroys; virtual functions are found through tables.
//
// check: --model sc,tso,rmo
// expect: sc safe all, tso safe all, rmo safe all
// check: --model sc -D BORROWED
// expect: sc unsafe

#include <cassert>
#include <memory>
#include <thread>
#include <utility>

int destroyed;

struct Shape {
    virtual int sides() const = 0;
    virtual ~Shape() { destroyed++; }
};
struct Square : Shape {
    int count = 4;
    int sides() const override { return count; }
};

int main()
{
    std::shared_ptr<Shape> shape = std::make_shared<Square>();
#ifdef BORROWED
    Shape *borrowed = shape.get();
    std::thread user([borrowed] { assert(borrowed->sides() == 4); });
#else
    std::thread user([mine = shape] { assert(mine->sides() == 4); });
#endif
    shape.reset();
    user.join();
    assert(destroyed == 1);
}
