// The headers of libzip for Swift.
#pragma once
#include <zip.h>
