// What the C library has and its Swift module lacks. No logic lives here.
#pragma once
// mallopt(3), which the Swift module leaves out.
#include <malloc.h>

// syncfs(2), since Linux 2.6.39. <unistd.h> declares it under _GNU_SOURCE only, which Swift does not set.
extern int syncfs(int descriptor);

// sched_getaffinity(2): one bit a processor. <sched.h> declares it under _GNU_SOURCE only, with a type for the set.
extern int sched_getaffinity(int process, unsigned long size, void *set);
