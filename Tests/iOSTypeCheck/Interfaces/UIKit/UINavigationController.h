#pragma once
#include "UINavigationBar.h"
#include "UIViewControllerTransitioning.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UINavigationControllerDelegate;

// developer.apple.com/documentation/uikit/uinavigationcontroller/operation
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop
} NS_SWIFT_NAME(UINavigationController.Operation);

// developer.apple.com/documentation/uikit/uiinterfaceorientation
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeRight = 3,
  UIInterfaceOrientationLandscapeLeft = 4
};

// developer.apple.com/documentation/uikit/uiinterfaceorientationmask
typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << UIInterfaceOrientationPortrait,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationMaskLandscapeRight = 1 << UIInterfaceOrientationLandscapeRight,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << UIInterfaceOrientationLandscapeLeft
};

// developer.apple.com/documentation/uikit/uinavigationcontroller
NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nonatomic, readonly, nullable) UIViewController *topViewController;
@property(nonatomic, readonly, nullable) UIViewController *visibleViewController;
@property(nonatomic, weak, nullable) id<UINavigationControllerDelegate> delegate;
@property(nonatomic, readonly) UINavigationBar *navigationBar;
@property(nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property(nonatomic) BOOL hidesBarsOnSwipe;
@property(nonatomic) BOOL hidesBarsOnTap;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property(nonatomic, readonly, nullable) UIGestureRecognizer *interactivePopGestureRecognizer;
@property(nonatomic, readonly, nullable)
    UIGestureRecognizer *interactiveContentPopGestureRecognizer API_AVAILABLE(ios(26.0), visionos(26.0));
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:
    (UIViewController *)viewController animated:(BOOL)animated
    NS_SWIFT_NAME(popToViewController(_:animated:));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@end

// developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
    (UINavigationController *)navigationController;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
    (UINavigationController *)navigationController
    NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:));
- (nullable id<UIViewControllerInteractiveTransitioning>)
                       navigationController:(UINavigationController *)navigationController
    interactionControllerForAnimationController:
        (id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)
               navigationController:(UINavigationController *)navigationController
    animationControllerForOperation:(UINavigationControllerOperation)operation
                 fromViewController:(UIViewController *)fromVC
                   toViewController:(UIViewController *)toVC
    NS_SWIFT_NAME(navigationController(_:animationControllerFor:from:to:));
@end

// developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem
@interface UIViewController (UINavigationControllerItem)
@property(nonatomic, readonly) UINavigationItem *navigationItem;
@end

NS_ASSUME_NONNULL_END
