// glibc's <malloc.h>, which Swift's Glibc module omits.
#pragma once

#include <malloc.h>
