// libatspi's headers for Swift. Screen readers use libatspi to inspect an application over the accessibility bus.
#pragma once

#include <atspi/atspi.h>
