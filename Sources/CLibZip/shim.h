// The headers of libzip for Swift, and of zlib, on which it stands, for CRC-32.
#pragma once
#include <zip.h>
#include <zlib.h>
