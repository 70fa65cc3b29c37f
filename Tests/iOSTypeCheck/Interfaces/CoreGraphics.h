#pragma once
#include "CoreFoundation.h"

// developer.apple.com/documentation/coregraphics/cgcolor
typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
