#pragma once
#include "UIViewController.h"
#include "UIViewPropertyAnimator.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_ENUM;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);

// developer.apple.com/documentation/uikit/uitransitioncontextviewkey
typedef NSString *UITransitionContextViewKey NS_TYPED_ENUM;
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.to);

// developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly) BOOL transitionWasCancelled;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key NS_SWIFT_NAME(viewController(forKey:));
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key
    NS_SWIFT_NAME(view(forKey:));
- (CGRect)initialFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(initialFrame(for:));
- (CGRect)finalFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(finalFrame(for:));
@end

// developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(animateTransition(using:));
@optional
- (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:
    (id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(interruptibleAnimator(using:));
- (void)animationEnded:(BOOL)transitionCompleted;
@end

// developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property(nonatomic, readonly) CGFloat completionSpeed;
@property(nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property(nonatomic, readonly) BOOL wantsInteractiveStart;
@end

// developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition
    : NSObject <UIViewControllerInteractiveTransitioning>
@property(readonly) CGFloat duration;
@property(readonly) CGFloat percentComplete;
@property(nonatomic) CGFloat completionSpeed;
@property(nonatomic) UIViewAnimationCurve completionCurve;
@property(nonatomic, nullable) id<UITimingCurveProvider> timingCurve;
@property(nonatomic) BOOL wantsInteractiveStart;
- (void)pauseInteractiveTransition NS_SWIFT_NAME(pause());
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end

// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@property(nonatomic, readonly) BOOL isInterruptible;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly) NSTimeInterval transitionDuration;
@property(nonatomic, readonly) CGFloat percentComplete;
@property(nonatomic, readonly) CGFloat completionVelocity;
@property(nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property(nonatomic, readonly) UIView *containerView;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key NS_SWIFT_NAME(viewController(forKey:));
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key
    NS_SWIFT_NAME(view(forKey:));
@end

// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)
    animateAlongsideTransition:
        (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                    completion:
        (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)
    animateAlongsideTransitionInView:(nullable UIView *)view
                           animation:
        (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                          completion:
        (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion
    NS_SWIFT_NAME(animateAlongsideTransition(in:animation:completion:));
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
@end

NS_ASSUME_NONNULL_END
