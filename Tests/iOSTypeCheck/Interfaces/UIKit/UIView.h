#pragma once
#include "../QuartzCore.h"
#include "UIColor.h"
#include "UIEvents.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uiedgeinsets
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

// developer.apple.com/documentation/uikit/uiuserinterfacelayoutdirection
typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight,
  UIUserInterfaceLayoutDirectionRightToLeft
};

// developer.apple.com/documentation/uikit/uisemanticcontentattribute
typedef NS_ENUM(NSInteger, UISemanticContentAttribute) {
  UISemanticContentAttributeUnspecified,
  UISemanticContentAttributePlayback,
  UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight,
  UISemanticContentAttributeForceRightToLeft
};

// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5
} NS_SWIFT_NAME(UIView.AutoresizingMask);

// developer.apple.com/documentation/uikit/uiview/animationcurve
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} NS_SWIFT_NAME(UIView.AnimationCurve);

// developer.apple.com/documentation/uikit/uiview/animationoptions
typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionCurveEaseInOut = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16
} NS_SWIFT_NAME(UIView.AnimationOptions);

// developer.apple.com/documentation/uikit/uitraitcollection
NS_SWIFT_SENDABLE
@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@end

// developer.apple.com/documentation/uikit/uiview
NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic) CGPoint center;
@property(nonatomic) CGAffineTransform transform;
@property(nonatomic) CGFloat alpha;
@property(nonatomic, getter=isHidden) BOOL hidden;
@property(nonatomic, getter=isOpaque) BOOL opaque;
@property(nonatomic) BOOL clipsToBounds;
@property(nonatomic, copy, nullable) UIColor *backgroundColor;
@property(null_resettable, nonatomic) UIColor *tintColor;
@property(nonatomic, readonly) CALayer *layer;
@property(nonatomic) NSInteger tag;
@property(nonatomic) BOOL autoresizesSubviews;
@property(nonatomic) UIViewAutoresizing autoresizingMask;
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property(nonatomic, readonly, nullable) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nonatomic, readonly, nullable) UIWindow *window;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property(nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property(nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property(nonatomic, copy, nullable)
    NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index NS_SWIFT_NAME(insertSubview(_:at:));
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));
- (void)removeFromSuperview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview
    NS_SWIFT_NAME(willMove(toSuperview:));
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (CGSize)sizeThatFits:(CGSize)size;
- (BOOL)pointInside:(CGPoint)point
          withEvent:(nullable UIEvent *)event NS_SWIFT_NAME(point(inside:with:));
// developer.apple.com/documentation/uikit/uiview/areanimationsenabled
@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)didMoveToWindow;
- (void)layoutSubviews;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@end

@class UIViewController;

// developer.apple.com/documentation/uikit/uiwindow
NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
// developer.apple.com/documentation/uikit/uiwindow/rootviewcontroller
@property(nonatomic, strong, nullable) UIViewController *rootViewController;
@end

// developer.apple.com/documentation/uikit/uiwindow/didbecomevisiblenotification
extern NSNotificationName const UIWindowDidBecomeVisibleNotification
    NS_SWIFT_NAME(UIWindow.didBecomeVisibleNotification);
// developer.apple.com/documentation/uikit/uiwindow/didbecomehiddennotification
extern NSNotificationName const UIWindowDidBecomeHiddenNotification
    NS_SWIFT_NAME(UIWindow.didBecomeHiddenNotification);

// developer.apple.com/documentation/uikit/uiscene
NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@end

// developer.apple.com/documentation/uikit/uiwindowscene
NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
@end

// developer.apple.com/documentation/uikit/uiapplication
NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end

NS_ASSUME_NONNULL_END
