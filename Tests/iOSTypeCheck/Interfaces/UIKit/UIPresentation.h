#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uipresentationcontroller
NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@end

// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct
typedef NSString *UISheetPresentationControllerDetentIdentifier
    NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISheetPresentationController.Detent.Identifier)
    API_UNAVAILABLE(visionos);
extern UISheetPresentationControllerDetentIdentifier const
    UISheetPresentationControllerDetentIdentifierMedium
    NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.medium) API_UNAVAILABLE(visionos);
extern UISheetPresentationControllerDetentIdentifier const
    UISheetPresentationControllerDetentIdentifierLarge
    NS_SWIFT_NAME(UISheetPresentationControllerDetentIdentifier.large) API_UNAVAILABLE(visionos);

// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
API_UNAVAILABLE(tvos) API_UNAVAILABLE(visionos) NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UISheetPresentationController.Detent)
@interface UISheetPresentationControllerDetent : NSObject
- (instancetype)init __attribute__((unavailable));
+ (instancetype)mediumDetent;
// developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.property
@property(nonatomic, strong, readonly) UISheetPresentationControllerDetentIdentifier identifier;
@end

// developer.apple.com/documentation/uikit/uisheetpresentationcontroller
API_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property(nonatomic, copy)
    NSArray<UISheetPresentationControllerDetent *> *detents API_UNAVAILABLE(visionos);
@property(nonatomic, copy, nullable)
    UISheetPresentationControllerDetentIdentifier selectedDetentIdentifier
    API_UNAVAILABLE(visionos);
@property(nonatomic, copy, nullable)
    UISheetPresentationControllerDetentIdentifier largestUndimmedDetentIdentifier
    API_UNAVAILABLE(visionos);
@property(nonatomic) BOOL prefersScrollingExpandsWhenScrolledToEdge API_UNAVAILABLE(visionos);
@end

// developer.apple.com/documentation/uikit/uipopoverarrowdirection
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
};

// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
NS_SWIFT_UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property(nonatomic, nullable) UIView *sourceView;
@property(nonatomic) CGRect sourceRect;
@property(nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@end

// developer.apple.com/documentation/uikit/uiviewcontroller
@interface UIViewController (UIPresenting)
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@property(nonatomic, readonly, nullable)
    UISheetPresentationController *sheetPresentationController API_UNAVAILABLE(tvos);
@property(nonatomic, readonly, nullable)
    UIPopoverPresentationController *popoverPresentationController API_UNAVAILABLE(tvos);
@end

// developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
} NS_SWIFT_NAME(UIAlertAction.Style);

// developer.apple.com/documentation/uikit/uialertaction
NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@end

// developer.apple.com/documentation/uikit/uialertcontroller/style
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert
} NS_SWIFT_NAME(UIAlertController.Style);

// developer.apple.com/documentation/uikit/uialertcontroller
NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action NS_SWIFT_NAME(addAction(_:));
@end

// developer.apple.com/documentation/uikit/uiactivity
NS_SWIFT_UI_ACTOR
@interface UIActivity : NSObject
@end

// developer.apple.com/documentation/uikit/uiactivityviewcontroller
API_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<__kindof UIActivity *> *)activities
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
