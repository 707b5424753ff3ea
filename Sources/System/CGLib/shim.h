// GLib for code that doesn't use GTK, which needs only its checksums.
#pragma once

#include <glib.h>
