#pragma once
#include "UIView.h"

NS_ASSUME_NONNULL_BEGIN

@class UIDragInteraction;

// developer.apple.com/documentation/uikit/uiinteraction
NS_SWIFT_UI_ACTOR
@protocol UIInteraction <NSObject>
@end

// developer.apple.com/documentation/uikit/uiview/addinteraction(_:)
@interface UIView (UIInteraction)
- (void)addInteraction:(id<UIInteraction>)interaction NS_SWIFT_NAME(addInteraction(_:));
@end

// developer.apple.com/documentation/uikit/uidragitem
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider NS_DESIGNATED_INITIALIZER;
- (instancetype)init __attribute__((unavailable));
@end

// developer.apple.com/documentation/uikit/uidragsession
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@protocol UIDragSession <NSObject>
@end

// developer.apple.com/documentation/uikit/uidraginteractiondelegate
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@protocol UIDragInteractionDelegate <NSObject>
- (NSArray<UIDragItem *> *)dragInteraction:(UIDragInteraction *)interaction
                  itemsForBeginningSession:(id<UIDragSession>)session
    NS_SWIFT_NAME(dragInteraction(_:itemsForBeginning:));
@end

// developer.apple.com/documentation/uikit/uidraginteraction
NS_SWIFT_UI_ACTOR API_UNAVAILABLE(tvos)
@interface UIDragInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init __attribute__((unavailable));
@end

NS_ASSUME_NONNULL_END
