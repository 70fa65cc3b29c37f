#pragma once
#include "UIAction.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uicontrol/event
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventMenuActionTriggered = 1 << 14
} NS_SWIFT_NAME(UIControl.Event);

// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2
} NS_SWIFT_NAME(UIControl.State);

// developer.apple.com/documentation/uikit/uicontrol
NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, getter=isSelected) BOOL selected;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic, readonly) UIControlState state;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (BOOL)beginTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(beginTracking(_:with:));
- (BOOL)continueTrackingWithTouch:(UITouch *)touch withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(continueTracking(_:with:));
- (void)endTrackingWithTouch:(nullable UITouch *)touch withEvent:(nullable UIEvent *)event
    NS_SWIFT_NAME(endTracking(_:with:));
- (void)cancelTrackingWithEvent:(nullable UIEvent *)event;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
- (void)addTarget:(nullable id)target
              action:(SEL)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addTarget(_:action:for:));
- (void)removeTarget:(nullable id)target
              action:(nullable SEL)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeTarget(_:action:for:));
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
- (void)removeAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(removeAction(_:for:));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents
    NS_SWIFT_NAME(sendActions(for:));
@property(nonatomic, readonly) UIControlEvents allControlEvents;
@end

// developer.apple.com/documentation/uikit/uislider
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface UISlider : UIControl
@property(nonatomic) float value;
@property(nonatomic) float minimumValue;
@property(nonatomic) float maximumValue;
@end

// developer.apple.com/documentation/uikit/uiswitch
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface UISwitch : UIControl
@property(nonatomic, getter=isOn) BOOL on;
@end

// developer.apple.com/documentation/uikit/uistepper
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface UIStepper : UIControl
@end

// developer.apple.com/documentation/uikit/uipagecontrol
NS_SWIFT_UI_ACTOR
@interface UIPageControl : UIControl
@end

// developer.apple.com/documentation/uikit/uisegmentedcontrol
NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items;
@property(nonatomic) NSInteger selectedSegmentIndex;
@end

// developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
} NS_SWIFT_NAME(UITextField.BorderStyle);

// developer.apple.com/documentation/uikit/uitextfield
NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nonatomic) UITextBorderStyle borderStyle;
@end

// developer.apple.com/documentation/uikit/uidatepicker
NS_SWIFT_UI_ACTOR
@interface UIDatePicker : UIControl
@end

// developer.apple.com/documentation/uikit/uicalendarview
NS_SWIFT_UI_ACTOR
@interface UICalendarView : UIView
@end

NS_ASSUME_NONNULL_END
