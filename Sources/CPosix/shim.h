// What the C library has and its Swift module lacks. No logic lives here.
#pragma once
// mallopt(3), which the Swift module leaves out.
#include <malloc.h>

// syncfs(2), since Linux 2.6.39. <unistd.h> declares it under _GNU_SOURCE only, which Swift does not set.
extern int syncfs(int descriptor);

// sched_getaffinity(2): one bit a processor. <sched.h> declares it under _GNU_SOURCE only, with a type for the set.
extern int sched_getaffinity(int process, unsigned long size, void *set);

// pipe2(2): a pipe that no program started meanwhile inherits. <unistd.h> declares it under _GNU_SOURCE only.
extern int pipe2(int ends[2], int flags);

// Of posix_spawn(3): close all descriptors from one on (glibc 2.34), and where the child stands (glibc 2.29).
// <spawn.h> declares them under _GNU_SOURCE only, with a type for the actions.
extern int posix_spawn_file_actions_addclosefrom_np(void *actions, int from);
extern int posix_spawn_file_actions_addchdir_np(void *actions, const char *path);
