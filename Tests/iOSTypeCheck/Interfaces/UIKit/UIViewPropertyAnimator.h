#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UICubicTimingParameters, UISpringTimingParameters;

// developer.apple.com/documentation/uikit/uitimingcurvetype
typedef NS_ENUM(NSInteger, UITimingCurveType) {
  UITimingCurveTypeBuiltin,
  UITimingCurveTypeCubic,
  UITimingCurveTypeSpring,
  UITimingCurveTypeComposed
};

// developer.apple.com/documentation/uikit/uitimingcurveprovider
NS_SWIFT_UI_ACTOR
@protocol UITimingCurveProvider <NSCoding, NSCopying>
@property(nonatomic, readonly) UITimingCurveType timingCurveType;
@property(nonatomic, readonly, nullable) UICubicTimingParameters *cubicTimingParameters;
@property(nonatomic, readonly, nullable) UISpringTimingParameters *springTimingParameters;
@end

// developer.apple.com/documentation/uikit/uicubictimingparameters
NS_SWIFT_UI_ACTOR
@interface UICubicTimingParameters : NSObject <UITimingCurveProvider>
@property(nonatomic, readonly) UIViewAnimationCurve animationCurve;
@property(nonatomic, readonly) CGPoint controlPoint1;
@property(nonatomic, readonly) CGPoint controlPoint2;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithAnimationCurve:(UIViewAnimationCurve)curve NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithControlPoint1:(CGPoint)point1
                        controlPoint2:(CGPoint)point2 NS_DESIGNATED_INITIALIZER;
@end

// developer.apple.com/documentation/uikit/uispringtimingparameters
NS_SWIFT_UI_ACTOR
@interface UISpringTimingParameters : NSObject <UITimingCurveProvider>
@property(nonatomic, readonly) CGVector initialVelocity;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDampingRatio:(CGFloat)ratio
                     initialVelocity:(CGVector)velocity NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithMass:(CGFloat)mass
                   stiffness:(CGFloat)stiffness
                     damping:(CGFloat)damping
             initialVelocity:(CGVector)velocity NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDampingRatio:(CGFloat)ratio;
@end

// developer.apple.com/documentation/uikit/uiviewanimatingstate
typedef NS_ENUM(NSInteger, UIViewAnimatingState) {
  UIViewAnimatingStateInactive,
  UIViewAnimatingStateActive,
  UIViewAnimatingStateStopped
};

// developer.apple.com/documentation/uikit/uiviewanimatingposition
typedef NS_ENUM(NSInteger, UIViewAnimatingPosition) {
  UIViewAnimatingPositionEnd,
  UIViewAnimatingPositionStart,
  UIViewAnimatingPositionCurrent
};

// developer.apple.com/documentation/uikit/uiviewanimating
NS_SWIFT_UI_ACTOR
@protocol UIViewAnimating <NSObject>
@property(nonatomic, readonly) UIViewAnimatingState state;
@property(nonatomic, readonly, getter=isRunning) BOOL running;
@property(nonatomic, getter=isReversed) BOOL reversed;
@property(nonatomic) CGFloat fractionComplete;
- (void)startAnimation;
- (void)startAnimationAfterDelay:(NSTimeInterval)delay NS_SWIFT_NAME(startAnimation(afterDelay:));
- (void)pauseAnimation;
- (void)stopAnimation:(BOOL)withoutFinishing;
- (void)finishAnimationAtPosition:(UIViewAnimatingPosition)finalPosition
    NS_SWIFT_NAME(finishAnimation(at:));
@end

// developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
NS_SWIFT_UI_ACTOR
@protocol UIViewImplicitlyAnimating <UIViewAnimating>
@optional
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion
    NS_SWIFT_DISABLE_ASYNC;
- (void)continueAnimationWithTimingParameters:(nullable id<UITimingCurveProvider>)parameters
                               durationFactor:(CGFloat)durationFactor;
@end

// developer.apple.com/documentation/uikit/uiviewpropertyanimator
NS_SWIFT_UI_ACTOR
@interface UIViewPropertyAnimator : NSObject <UIViewImplicitlyAnimating, NSCopying>
@property(nonatomic, readonly, copy, nullable) id<UITimingCurveProvider> timingParameters;
@property(nonatomic, readonly) NSTimeInterval duration;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                timingParameters:(id<UITimingCurveProvider>)parameters NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithDuration:(NSTimeInterval)duration
                           curve:(UIViewAnimationCurve)curve
                      animations:(void (^_Nullable)(void))animations;
- (void)addAnimations:(void (^)(void))animation;
- (void)addCompletion:(void (^)(UIViewAnimatingPosition finalPosition))completion
    NS_SWIFT_DISABLE_ASYNC;
- (void)continueAnimationWithTimingParameters:(nullable id<UITimingCurveProvider>)parameters
                               durationFactor:(CGFloat)durationFactor;
@end

NS_ASSUME_NONNULL_END
