#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/objectivec/nsobject-swift.class
@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property(nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
@end

NS_ASSUME_NONNULL_END
