#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

typedef BOOL (^AXBoolReturnBlock)(void);

// developer.apple.com/documentation/objectivec/nsobject-swift.class
@interface NSObject (UIAccessibility)
@property(nonatomic) BOOL isAccessibilityElement NS_SWIFT_UI_ACTOR;
@property(nullable, nonatomic, copy) NSString *accessibilityLabel NS_SWIFT_UI_ACTOR;
@property(nonatomic) BOOL accessibilityElementsHidden NS_SWIFT_UI_ACTOR;
// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescape()
- (BOOL)accessibilityPerformEscape NS_SWIFT_UI_ACTOR;
// developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityperformescapeblock
@property(nullable, nonatomic, copy) AXBoolReturnBlock accessibilityPerformEscapeBlock NS_SWIFT_UI_ACTOR
    API_AVAILABLE(ios(17.0), visionos(1.0));
@end

NS_ASSUME_NONNULL_END
