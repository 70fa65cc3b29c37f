#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@class UIZoomTransitionOptions, UIZoomTransitionInteractionContext;

// developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomsourceviewprovidercontext
API_AVAILABLE(ios(18.0), visionos(2.0))
NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@property(nonatomic, readonly) UIViewController *sourceViewController;
@property(nonatomic, readonly) UIViewController *zoomedViewController;
@end

// developer.apple.com/documentation/uikit/uiviewcontroller/transition
API_AVAILABLE(ios(18.0), visionos(2.0))
NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options
             sourceViewProvider:
                 (UIView *_Nullable (^)(UIZoomTransitionSourceViewProviderContext *))provider
    NS_REFINED_FOR_SWIFT;
@end

// developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions
API_AVAILABLE(ios(18.0), visionos(2.0))
NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject <NSCopying>
@property(nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)
    (UIZoomTransitionInteractionContext *);
@end

// developer.apple.com/documentation/uikit/uiviewcontroller/transition/zoomoptions/interactioncontext
API_AVAILABLE(ios(18.0), visionos(2.0))
NS_SWIFT_NAME(UIZoomTransitionOptions.InteractionContext)
@interface UIZoomTransitionInteractionContext : NSObject
@property(nonatomic, readonly) CGPoint location;
@property(nonatomic, readonly) CGVector velocity;
@property(nonatomic, readonly) BOOL willBegin;
@end

@interface UIViewController (UIPreferredTransition)
// developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition
@property(nonatomic, strong, nullable) UIViewControllerTransition *preferredTransition
    API_AVAILABLE(ios(18.0), visionos(2.0));
@end

NS_ASSUME_NONNULL_END
