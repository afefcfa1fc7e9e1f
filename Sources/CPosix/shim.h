// What the C library has and its Swift module lacks. No logic lives here.
#pragma once

// syncfs(2), since Linux 2.6.39. <unistd.h> declares it under _GNU_SOURCE only, which Swift does not set.
extern int syncfs(int descriptor);
