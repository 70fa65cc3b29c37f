#pragma once
#include "UIEvents.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uiedgeinsets
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

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

// developer.apple.com/documentation/uikit/uiview
NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) CGRect frame;
@property(nonatomic) CGRect bounds;
@property(nonatomic, readonly, nullable) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nonatomic, readonly, nullable) UIWindow *window;
@property(nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property(nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property(nonatomic, readonly)
    UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property(nonatomic, copy, nullable)
    NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)didMoveToWindow;
- (void)layoutSubviews;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
- (CGPoint)convertPoint:(CGPoint)point toView:(nullable UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point fromView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(nullable UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(nullable UIView *)view;
@end

// developer.apple.com/documentation/uikit/uiwindow
NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@end

NS_ASSUME_NONNULL_END
