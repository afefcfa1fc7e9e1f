// libFuzzer as a library: its driver calls a function with one input after the other, and never returns.
#pragma once
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *_Nonnull argc, char *_Nullable *_Nonnull *_Nonnull argv,
                        int (*_Nonnull body)(const uint8_t *_Nullable bytes, size_t count));
