#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uicontrol
NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
@end

NS_ASSUME_NONNULL_END
