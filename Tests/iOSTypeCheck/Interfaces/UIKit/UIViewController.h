#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController;
@protocol UIViewControllerTransitionCoordinator;

// developer.apple.com/documentation/uikit/uiviewcontroller
NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic) UIView *view;
@property(nonatomic, readonly, nullable) UIView *viewIfLoaded;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, getter=isEditing) BOOL editing;
@property(nonatomic, readonly, weak, nullable)
    UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property(nonatomic, readonly)
    NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
@property(nonatomic, readonly, nullable)
    UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property(nonatomic, readonly, nullable)
    UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property(nonatomic, readonly, nullable) UINavigationController *navigationController;
@property(nonatomic, readonly, nullable)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end

// developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);

// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly) BOOL initiallyInteractive;
@property(nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly) CGFloat percentComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
@end

// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)
    animateAlongsideTransition:
        (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                    completion:
        (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
@end

NS_ASSUME_NONNULL_END
