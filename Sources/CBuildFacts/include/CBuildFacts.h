// Facts that only the build knows.
#pragma once

/// The commit that this was built from, or an empty text.
const char *_Nonnull pf_commit(void);
