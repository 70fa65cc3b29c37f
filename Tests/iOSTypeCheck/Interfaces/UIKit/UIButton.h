#pragma once
#include "UIControl.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem,
  UIButtonTypeDetailDisclosure,
  UIButtonTypeInfoLight,
  UIButtonTypeInfoDark,
  UIButtonTypeContactAdd,
  UIButtonTypeClose = 7
} NS_SWIFT_NAME(UIButton.ButtonType);

// developer.apple.com/documentation/uikit/uibutton
NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)primaryAction;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType
                 primaryAction:(nullable UIAction *)primaryAction;
@property(nonatomic, readonly) UIButtonType buttonType;
- (void)setTitle:(nullable NSString *)title
        forState:(UIControlState)state NS_SWIFT_NAME(setTitle(_:for:));
- (void)setTitleColor:(nullable UIColor *)color
             forState:(UIControlState)state NS_SWIFT_NAME(setTitleColor(_:for:));
- (nullable NSString *)titleForState:(UIControlState)state NS_SWIFT_NAME(title(for:));
- (nullable UIColor *)titleColorForState:(UIControlState)state NS_SWIFT_NAME(titleColor(for:));
@property(nonatomic, readonly, nullable) NSString *currentTitle;
@property(nonatomic, readonly) UIColor *currentTitleColor;
@end

NS_ASSUME_NONNULL_END
