// Turns off GLib's slice allocator, which has gaps of its own, in addition to the heap's
// (docs/decisions/0037-heap.md). GLib 2.76 and later don't have one.
#include "CSliceAllocator.h"

#include <glib.h>

// GLib's initialization already allocates slices, so this must run before the libraries' constructors.
static void disable_slices(void) { g_slice_set_config(G_SLICE_CONFIG_ALWAYS_MALLOC, TRUE); }

__attribute__((section(".preinit_array"), used)) static void (*const disable_slices_first)(void) = disable_slices;
