#pragma once
#include "UIGestureRecognizer.h"

NS_ASSUME_NONNULL_BEGIN

@class UIScrollView;

// developer.apple.com/documentation/uikit/uiscrollview/decelerationrate-swift.struct
typedef CGFloat UIScrollViewDecelerationRate NS_TYPED_ENUM
    NS_SWIFT_NAME(UIScrollView.DecelerationRate);
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal;
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateFast;

// developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
typedef NS_ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior) {
  UIScrollViewContentInsetAdjustmentAutomatic,
  UIScrollViewContentInsetAdjustmentScrollableAxes,
  UIScrollViewContentInsetAdjustmentNever,
  UIScrollViewContentInsetAdjustmentAlways
} NS_SWIFT_NAME(UIScrollView.ContentInsetAdjustmentBehavior);

// developer.apple.com/documentation/uikit/uiscrollviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView
                     withVelocity:(CGPoint)velocity
              targetContentOffset:(inout CGPoint *)targetContentOffset;
@end

// developer.apple.com/documentation/uikit/uiscrollview
NS_SWIFT_UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@property(nonatomic, weak, nullable) id<UIScrollViewDelegate> delegate;
@property(nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property(nonatomic) CGPoint contentOffset;
@property(nonatomic) CGSize contentSize;
@property(nonatomic) UIEdgeInsets contentInset;
@property(nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property(nonatomic)
    UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property(nonatomic) BOOL showsHorizontalScrollIndicator;
@property(nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property(nonatomic) BOOL bounces;
@property(nonatomic) BOOL alwaysBounceVertical;
@property(nonatomic) BOOL alwaysBounceHorizontal;
@property(nonatomic) BOOL transfersHorizontalScrollingToParent
    API_AVAILABLE(ios(17.4), visionos(1.1));
@property(nonatomic) BOOL transfersVerticalScrollingToParent
    API_AVAILABLE(ios(17.4), visionos(1.1));
@property(nonatomic) BOOL bouncesVertically API_AVAILABLE(ios(17.4), visionos(1.1));
@property(nonatomic) BOOL bouncesHorizontally API_AVAILABLE(ios(17.4), visionos(1.1));
@property(nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property(nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property(nonatomic) BOOL delaysContentTouches;
@property(nonatomic) BOOL canCancelContentTouches;
@property(nonatomic, readonly, getter=isTracking) BOOL tracking;
@property(nonatomic, readonly, getter=isDragging) BOOL dragging;
@property(nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
@property(nonatomic) CGFloat zoomScale;
@property(nonatomic) CGFloat minimumZoomScale;
@property(nonatomic) CGFloat maximumZoomScale;
@property(nonatomic, readonly, getter=isZooming) BOOL zooming;
@property(nonatomic, readonly, getter=isZoomBouncing) BOOL zoomBouncing;
@property(nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property(nonatomic, readonly, nullable) UIPinchGestureRecognizer *pinchGestureRecognizer;
- (void)setContentOffset:(CGPoint)contentOffset animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
