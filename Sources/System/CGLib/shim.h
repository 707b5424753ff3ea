// GLib's headers for Swift code that doesn't use GTK. It needs only GLib's checksums.
#pragma once

#include <glib.h>
