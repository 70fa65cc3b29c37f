#pragma once
#include "UIAction.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@protocol UINavigationBarDelegate;
@class UINavigationItem;

// developer.apple.com/documentation/uikit/uibarappearance
NS_SWIFT_UI_ACTOR
@interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (instancetype)initWithBarAppearance:(UIBarAppearance *)barAppearance NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property(nonatomic, copy, nullable) UIColor *backgroundColor;
@property(nonatomic, copy, nullable) UIColor *shadowColor;
@end

// developer.apple.com/documentation/uikit/uinavigationbarappearance
NS_SWIFT_UI_ACTOR
@interface UINavigationBarAppearance : UIBarAppearance
@end

// developer.apple.com/documentation/uikit/uibaritem
NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic) NSInteger tag;
@end

// developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleDone = 2
} NS_SWIFT_NAME(UIBarButtonItem.Style);

// developer.apple.com/documentation/uikit/uibarbuttonitem
NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
- (instancetype)initWithPrimaryAction:(nullable UIAction *)primaryAction;
@property(nonatomic) UIBarButtonItemStyle style;
@property(nonatomic, nullable) UIView *customView;
@property(nonatomic, nullable) SEL action;
@property(nonatomic, weak, nullable) id target;
@property(nonatomic, copy, nullable) UIAction *primaryAction;
@property(nonatomic, getter=isHidden) BOOL hidden;
@end

// developer.apple.com/documentation/uikit/uinavigationbar
NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView <NSCoding>
@property(nonatomic, weak, nullable) id<UINavigationBarDelegate> delegate;
- (void)pushNavigationItem:(UINavigationItem *)item
                  animated:(BOOL)animated NS_SWIFT_NAME(pushItem(_:animated:));
- (nullable UINavigationItem *)popNavigationItemAnimated:(BOOL)animated
    NS_SWIFT_NAME(popItem(animated:));
@property(nonatomic, readonly, nullable) UINavigationItem *topItem;
@property(nonatomic, readonly, nullable) UINavigationItem *backItem;
@property(nonatomic, copy, nullable) NSArray<UINavigationItem *> *items;
- (void)setItems:(nullable NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
@property(nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property(nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

// developer.apple.com/documentation/uikit/uibarpositioningdelegate
NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@end

// developer.apple.com/documentation/uikit/uinavigationbardelegate
NS_SWIFT_UI_ACTOR
@protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar
       shouldPushItem:(UINavigationItem *)item NS_SWIFT_NAME(navigationBar(_:shouldPush:));
- (void)navigationBar:(UINavigationBar *)navigationBar
          didPushItem:(UINavigationItem *)item NS_SWIFT_NAME(navigationBar(_:didPush:));
- (BOOL)navigationBar:(UINavigationBar *)navigationBar
        shouldPopItem:(UINavigationItem *)item NS_SWIFT_NAME(navigationBar(_:shouldPop:));
- (void)navigationBar:(UINavigationBar *)navigationBar
           didPopItem:(UINavigationItem *)item NS_SWIFT_NAME(navigationBar(_:didPop:));
@end

// developer.apple.com/documentation/uikit/uinavigationitem
NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, copy, nullable) NSString *title;
@property(nonatomic, nullable) UIView *titleView;
@property(nonatomic, copy, nullable) NSString *prompt;
@property(nonatomic, nullable) UIBarButtonItem *backBarButtonItem;
@property(nonatomic, copy, nullable) NSString *backButtonTitle;
@property(nonatomic, copy, nullable) UIAction *backAction;
@property(nonatomic) BOOL hidesBackButton;
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated;
@property(nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property(nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property(nonatomic) BOOL leftItemsSupplementBackButton;
@property(nonatomic, nullable) UIBarButtonItem *leftBarButtonItem;
@property(nonatomic, nullable) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item
                    animated:(BOOL)animated NS_SWIFT_NAME(setLeftBarButton(_:animated:));
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item
                     animated:(BOOL)animated NS_SWIFT_NAME(setRightBarButton(_:animated:));
@property(nonatomic, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property(nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

NS_ASSUME_NONNULL_END
