#pragma once
#include "../Foundation.h"

NS_ASSUME_NONNULL_BEGIN

@class UIEvent, UIGestureRecognizer, UITouch, UIView, UIWindow;

// developer.apple.com/documentation/uikit/uiresponder
NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property(nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
@end

// developer.apple.com/documentation/uikit/uitouch/phase-swift.enum
typedef NS_ENUM(NSInteger, UITouchPhase) {
  UITouchPhaseBegan,
  UITouchPhaseMoved,
  UITouchPhaseStationary,
  UITouchPhaseEnded,
  UITouchPhaseCancelled,
  UITouchPhaseRegionEntered,
  UITouchPhaseRegionMoved,
  UITouchPhaseRegionExited
} NS_SWIFT_NAME(UITouch.Phase);

// developer.apple.com/documentation/uikit/uitouch/touchtype
typedef NS_ENUM(NSInteger, UITouchType) {
  UITouchTypeDirect,
  UITouchTypeIndirect,
  UITouchTypePencil,
  UITouchTypeStylus = UITouchTypePencil,
  UITouchTypeIndirectPointer
} NS_SWIFT_NAME(UITouch.TouchType);

// developer.apple.com/documentation/uikit/uitouch
NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly) UITouchPhase phase;
@property(nonatomic, readonly) NSUInteger tapCount;
@property(nonatomic, readonly) UITouchType type;
@property(nonatomic, readonly, nullable) UIWindow *window;
@property(nonatomic, readonly, nullable) UIView *view;
@property(nonatomic, readonly, copy, nullable) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end

// developer.apple.com/documentation/uikit/uievent/eventtype
typedef NS_ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches,
  UIEventTypeMotion,
  UIEventTypeRemoteControl,
  UIEventTypePresses,
  UIEventTypeScroll = 10,
  UIEventTypeHover = 11,
  UIEventTypeTransform = 14
} NS_SWIFT_NAME(UIEvent.EventType);

// developer.apple.com/documentation/uikit/uievent
NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property(nonatomic, readonly) UIEventType type;
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
// developer.apple.com/documentation/uikit/uievent/touches(for:)
- (nullable NSSet<UITouch *> *)touchesForGestureRecognizer:(UIGestureRecognizer *)gesture
    NS_SWIFT_NAME(touches(for:));
@end

NS_ASSUME_NONNULL_END
