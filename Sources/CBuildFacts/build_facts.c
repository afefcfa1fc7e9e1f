#include "CBuildFacts.h"

#ifndef PASSFORGE_COMMIT
#define PASSFORGE_COMMIT ""
#endif

const char *pf_commit(void) { return PASSFORGE_COMMIT; }
