#pragma once
#include "UIScrollView.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uicollectionview
NS_SWIFT_UI_ACTOR
@interface UICollectionView : UIScrollView
@end

NS_ASSUME_NONNULL_END
