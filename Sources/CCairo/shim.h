// The headers of cairo and pango for Swift.
#pragma once
#include <cairo-pdf.h>
#include <cairo.h>
#include <pango/pangocairo.h>
