#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uisplitviewcontroller
NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@end

NS_ASSUME_NONNULL_END
