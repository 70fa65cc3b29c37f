#pragma once
#include "UIScrollView.h"

NS_ASSUME_NONNULL_BEGIN

@class UITableView;

// developer.apple.com/documentation/uikit/uicontextualaction
NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
@end

// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
NS_SWIFT_UI_ACTOR
@interface UISwipeActionsConfiguration : NSObject
@property(nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@end

// developer.apple.com/documentation/uikit/uiscrollviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@end

// developer.apple.com/documentation/uikit/uitableviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
    API_UNAVAILABLE(tvos);
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
    API_UNAVAILABLE(tvos);
@end

// developer.apple.com/documentation/uikit/uitableviewcell
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <NSCoding>
@property(nonatomic, readonly) UIView *contentView;
@end

// developer.apple.com/documentation/uikit/uitableview
NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
@property(nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property(nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell
    NS_SWIFT_NAME(indexPath(for:));
@end

NS_ASSUME_NONNULL_END
