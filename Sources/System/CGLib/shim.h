// The part of GLib that needs no display: checksums.
#pragma once

#include <glib.h>
