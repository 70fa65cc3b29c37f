#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UIPageViewControllerDataSource;

// developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
typedef NS_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl,
  UIPageViewControllerTransitionStyleScroll
} NS_SWIFT_NAME(UIPageViewController.TransitionStyle);

// developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal,
  UIPageViewControllerNavigationOrientationVertical
} NS_SWIFT_NAME(UIPageViewController.NavigationOrientation);

// developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
typedef NS_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse
} NS_SWIFT_NAME(UIPageViewController.NavigationDirection);

// developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
typedef NSString *UIPageViewControllerOptionsKey
    NS_TYPED_ENUM NS_SWIFT_NAME(UIPageViewController.OptionsKey);

// developer.apple.com/documentation/uikit/uipageviewcontroller
NS_SWIFT_UI_ACTOR
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:
                      (UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:
                                    (nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)
                                        options NS_DESIGNATED_INITIALIZER;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@property(nonatomic, weak, nullable) id<UIPageViewControllerDataSource> dataSource;
@property(nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property(nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property(nonatomic, readonly) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
@property(nonatomic, readonly, nullable) NSArray<__kindof UIViewController *> *viewControllers;
@end

// developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
NS_SWIFT_UI_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController;
@end

NS_ASSUME_NONNULL_END
