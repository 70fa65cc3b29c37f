#pragma once
#include "../Foundation.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uidevice
NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice;
@property(nonatomic, readonly) NSString *systemName;
@property(nonatomic, readonly) NSString *systemVersion;
@end

NS_ASSUME_NONNULL_END
