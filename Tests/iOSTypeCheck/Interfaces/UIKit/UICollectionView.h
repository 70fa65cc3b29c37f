#pragma once
#include "UIScrollView.h"
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uicollectionview
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
@end

// developer.apple.com/documentation/uikit/uicollectionreusableview
NS_SWIFT_UI_ACTOR
@interface UICollectionReusableView : UIView
@end

// developer.apple.com/documentation/uikit/uicollectionviewcell
NS_SWIFT_UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@end

// developer.apple.com/documentation/uikit/uicollectionviewcontroller
NS_SWIFT_UI_ACTOR
@interface UICollectionViewController : UIViewController
@property(null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@end

NS_ASSUME_NONNULL_END
