#pragma once
#include "../Foundation.h"

NS_ASSUME_NONNULL_BEGIN

@class UIAction;

// developer.apple.com/documentation/uikit/uiimage
NS_SWIFT_SENDABLE
@interface UIImage : NSObject <NSSecureCoding>
@end

// developer.apple.com/documentation/uikit/uimenuelement/attributes-swift.struct
typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2
} NS_SWIFT_NAME(UIMenuElement.Attributes);

// developer.apple.com/documentation/uikit/uimenuelement/state-swift.enum
typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
} NS_SWIFT_NAME(UIMenuElement.State);

// developer.apple.com/documentation/uikit/uimenuelement
NS_SWIFT_UI_ACTOR
@interface UIMenuElement : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init __attribute__((unavailable));
@end

// developer.apple.com/documentation/uikit/uiaction/identifier-swift.struct
typedef NSString *UIActionIdentifier
    NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier);

// developer.apple.com/documentation/uikit/uiactionhandler
typedef void (^UIActionHandler)(__kindof UIAction *action);

// developer.apple.com/documentation/uikit/uiaction
NS_SWIFT_UI_ACTOR
@interface UIAction : UIMenuElement
@property(nonatomic, copy) NSString *title;
@property(nonatomic, readonly) UIActionIdentifier identifier;
@property(nonatomic, readonly, nullable) id sender;
@end

NS_ASSUME_NONNULL_END
