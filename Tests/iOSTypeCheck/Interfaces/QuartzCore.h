#pragma once
#include "Foundation.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/quartzcore/caaction
@protocol CAAction
- (void)runActionForKey:(NSString *)event
                 object:(id)anObject
              arguments:(nullable NSDictionary *)dict NS_SWIFT_NAME(run(forKey:object:arguments:));
@end

// developer.apple.com/documentation/quartzcore/kcaonorderin
extern NSString *const kCAOnOrderIn;
// developer.apple.com/documentation/quartzcore/kcaonorderout
extern NSString *const kCAOnOrderOut;

// developer.apple.com/documentation/quartzcore/calayer
@interface CALayer : NSObject <NSSecureCoding>
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGRect frame;
@property(getter=isHidden) BOOL hidden;
@property BOOL masksToBounds;
@property float opacity;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property(nullable) CGColorRef borderColor;
@property(nullable) CGColorRef backgroundColor;
@property(nullable, readonly) CALayer *superlayer;
- (void)addSublayer:(CALayer *)layer;
- (void)removeFromSuperlayer;
// developer.apple.com/documentation/quartzcore/calayer/action(forkey:)
- (nullable id<CAAction>)actionForKey:(NSString *)event NS_SWIFT_NAME(action(forKey:));
@end

// developer.apple.com/documentation/quartzcore/catransaction
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)setDisableActions:(BOOL)flag;
@end

// developer.apple.com/documentation/quartzcore/cacurrentmediatime()
extern CFTimeInterval CACurrentMediaTime(void);

NS_ASSUME_NONNULL_END
