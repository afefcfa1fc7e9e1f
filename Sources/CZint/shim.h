// The header of libzint for Swift.
#pragma once
#include <zint.h>

// The dark and light modules lie in a fixed array of rows, packed by bits, which Swift sees as a tuple of tuples.
static inline int pf_zint_is_dark(const struct zint_symbol *symbol, int row, int column) {
  return (symbol->encoded_data[row][column / 8] >> (column % 8)) & 1;
}

static inline float pf_zint_row_height(const struct zint_symbol *symbol, int row) {
  return symbol->row_height[row];
}

static inline const char *pf_zint_error(const struct zint_symbol *symbol) { return symbol->errtxt; }
