#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UINavigationControllerDelegate;

// developer.apple.com/documentation/uikit/uinavigationcontroller
NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nonatomic, readonly, nullable) UIViewController *topViewController;
@property(nonatomic, readonly, nullable) UIViewController *visibleViewController;
@property(nonatomic, weak, nullable) id<UINavigationControllerDelegate> delegate;
@property(nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property(nonatomic, readonly, nullable) UIGestureRecognizer *interactivePopGestureRecognizer;
@property(nonatomic, readonly, nullable)
    UIGestureRecognizer *interactiveContentPopGestureRecognizer API_AVAILABLE(ios(26.0));
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
@end

NS_ASSUME_NONNULL_END
