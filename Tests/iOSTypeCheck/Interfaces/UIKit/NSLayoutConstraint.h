#pragma once
#include "UIScrollView.h"
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

// developer.apple.com/documentation/uikit/uilayoutpriority
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;

// developer.apple.com/documentation/uikit/nslayoutconstraint
NS_SWIFT_UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(activate(_:));
@end

// developer.apple.com/documentation/uikit/nslayoutanchor
NS_SWIFT_UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:));
@end

// developer.apple.com/documentation/uikit/nslayoutxaxisanchor
NS_SWIFT_UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

// developer.apple.com/documentation/uikit/nslayoutyaxisanchor
NS_SWIFT_UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

// developer.apple.com/documentation/uikit/nslayoutdimension
NS_SWIFT_UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c
    NS_SWIFT_NAME(constraint(equalToConstant:));
@end

// developer.apple.com/documentation/uikit/uilayoutguide
NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@end

// developer.apple.com/documentation/uikit/uitrackinglayoutguide
NS_SWIFT_UI_ACTOR
@interface UITrackingLayoutGuide : UILayoutGuide
@end

// developer.apple.com/documentation/uikit/uikeyboardlayoutguide
NS_SWIFT_UI_ACTOR
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
@end

// developer.apple.com/documentation/uikit/uiview
@interface UIView (UIViewLayoutConstraintCreation)
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@property(nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
// developer.apple.com/documentation/uikit/uiview/keyboardlayoutguide
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide;
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
// developer.apple.com/documentation/uikit/uiview/alignmentrectinsets
@property(nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
// developer.apple.com/documentation/uikit/uiview/intrinsiccontentsize
@property(nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
// developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:withhorizontalfittingpriority:verticalfittingpriority:)
- (CGSize)systemLayoutSizeFittingSize:(CGSize)targetSize
        withHorizontalFittingPriority:(UILayoutPriority)horizontalFittingPriority
              verticalFittingPriority:(UILayoutPriority)verticalFittingPriority;
@end

// developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
@interface UIScrollView (FrameLayoutGuide)
@property(nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide;
@end

NS_ASSUME_NONNULL_END
