// The headers of libpcre2-8 for Swift. The 8-bit library works on UTF-8 as it is; its functions are macros
// over names with a suffix, so Swift calls `pcre2_compile_8` and its kin by their real names.
#pragma once
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
