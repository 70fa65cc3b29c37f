#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uitabbarcontroller
NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property(nonatomic, copy, nullable) NSArray<__kindof UIViewController *> *viewControllers;
@property(nonatomic, assign, nullable) __kindof UIViewController *selectedViewController;
@end

NS_ASSUME_NONNULL_END
