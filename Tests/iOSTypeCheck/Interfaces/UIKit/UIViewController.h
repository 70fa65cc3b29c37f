#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController;
@protocol UIViewControllerTransitionCoordinator;

// developer.apple.com/documentation/uikit/uicontentcontainer
NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
@end

// developer.apple.com/documentation/uikit/uimodalpresentationstyle
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2
};

// developer.apple.com/documentation/uikit/uiviewcontroller
NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UIContentContainer>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic) UIView *view;
@property(nonatomic, readonly, nullable) UIView *viewIfLoaded;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets;
- (void)viewSafeAreaInsetsDidChange;
@property(nonatomic, readonly, getter=isMovingToParentViewController)
    BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property(nonatomic, readonly, getter=isMovingFromParentViewController)
    BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, getter=isEditing) BOOL editing;
@property(nonatomic, readonly, weak, nullable)
    UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property(nonatomic, readonly)
    NSArray<__kindof UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
@property(nonatomic, readonly, nullable)
    UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
// developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property(nonatomic, readonly, nullable)
    UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property(nonatomic, readonly, nullable) UINavigationController *navigationController;
@property(nonatomic, readonly, nullable)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@end

NS_ASSUME_NONNULL_END
