// The accessibility bus for Swift: the headers of libatspi, with which screen readers see an application.
#pragma once

#include <atspi/atspi.h>
