#pragma once
#include "UIScrollView.h"
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

@class UITableView;

// developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum
typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive
} NS_SWIFT_NAME(UIContextualAction.Style);

@class UIContextualAction;

// developer.apple.com/documentation/uikit/uicontextualaction/handler-swift.typealias
typedef void (^UIContextualActionHandler)(
    UIContextualAction *action, __kindof UIView *sourceView,
    void (^completionHandler)(BOOL actionPerformed)) NS_SWIFT_NAME(UIContextualAction.Handler);

// developer.apple.com/documentation/uikit/uicontextualaction
NS_SWIFT_UI_ACTOR
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@end

// developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
NS_SWIFT_UI_ACTOR
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property(nonatomic) BOOL performsFirstActionWithFullSwipe;
@property(nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@end

// developer.apple.com/documentation/uikit/uitableviewdelegate
NS_SWIFT_UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
    didSelectRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:didSelectRowAt:));
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
    API_UNAVAILABLE(tvos);
- (nullable UISwipeActionsConfiguration *)tableView:(UITableView *)tableView
    trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath
    API_UNAVAILABLE(tvos);
- (void)tableView:(UITableView *)tableView
    willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath API_UNAVAILABLE(tvos);
- (void)tableView:(UITableView *)tableView
    didEndEditingRowAtIndexPath:(nullable NSIndexPath *)indexPath API_UNAVAILABLE(tvos);
@end

// developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
} NS_SWIFT_NAME(UITableViewCell.CellStyle);

// developer.apple.com/documentation/uikit/uitableviewcell
NS_SWIFT_UI_ACTOR
@interface UITableViewCell : UIView <NSCoding>
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) UIView *contentView;
@end

// developer.apple.com/documentation/uikit/uitableviewdatasource
NS_SWIFT_UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath NS_SWIFT_NAME(tableView(_:cellForRowAt:));
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForHeaderInSection:(NSInteger)section;
@end

// developer.apple.com/documentation/uikit/uitableview/style-swift.enum
typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped
} NS_SWIFT_NAME(UITableView.Style);

// developer.apple.com/documentation/uikit/uitableview
NS_SWIFT_UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame
                        style:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
@property(nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property(nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property(nonatomic) CGFloat rowHeight;
- (void)reloadData;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath
                      animated:(BOOL)animated NS_SWIFT_NAME(deselectRow(at:animated:));
@property(nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell
    NS_SWIFT_NAME(indexPath(for:));
- (nullable NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point
    NS_SWIFT_NAME(indexPathForRow(at:));
@end

// developer.apple.com/documentation/uikit/uitableviewcontroller
NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, strong, null_resettable) UITableView *tableView;
@end

NS_ASSUME_NONNULL_END
