#pragma once
#include "UIScrollView.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uifont/textstyle
typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleCaption2;

// developer.apple.com/documentation/uikit/uifont
NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    NS_SWIFT_NAME(preferredFont(forTextStyle:));
@property(nonatomic, readonly) CGFloat lineHeight;
@end

// developer.apple.com/documentation/uikit/uicontentsizecategory
typedef NSString *UIContentSizeCategory NS_TYPED_ENUM;
// developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification
extern NSNotificationName const UIContentSizeCategoryDidChangeNotification
    NS_SWIFT_NAME(UIContentSizeCategory.didChangeNotification);

// developer.apple.com/documentation/uikit/nstextalignment
typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4
};

// developer.apple.com/documentation/uikit/uilabel
NS_SWIFT_UI_ACTOR
@interface UILabel : UIView <NSCoding>
@property(nonatomic, copy, nullable) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSInteger numberOfLines;
// developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

// developer.apple.com/documentation/uikit/uitextview
NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@property(null_resettable, nonatomic, copy) NSString *text;
@property(nonatomic, getter=isEditable) BOOL editable API_UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
