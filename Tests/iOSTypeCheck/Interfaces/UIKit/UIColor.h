#pragma once
#include "../Foundation.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uicolor
NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (instancetype)initWithRed:(CGFloat)red
                      green:(CGFloat)green
                       blue:(CGFloat)blue
                      alpha:(CGFloat)alpha;
- (instancetype)initWithHue:(CGFloat)hue
                 saturation:(CGFloat)saturation
                 brightness:(CGFloat)brightness
                      alpha:(CGFloat)alpha;
@property(class, nonatomic, readonly) UIColor *blackColor NS_SWIFT_NAME(black);
@property(class, nonatomic, readonly) UIColor *whiteColor NS_SWIFT_NAME(white);
@property(class, nonatomic, readonly) UIColor *clearColor NS_SWIFT_NAME(clear);
@property(class, nonatomic, readonly) UIColor *grayColor NS_SWIFT_NAME(gray);
@property(class, nonatomic, readonly) UIColor *redColor NS_SWIFT_NAME(red);
@property(class, nonatomic, readonly) UIColor *blueColor NS_SWIFT_NAME(blue);
@property(class, nonatomic, readonly) UIColor *greenColor NS_SWIFT_NAME(green);
@property(class, nonatomic, readonly) UIColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property(class, nonatomic, readonly) UIColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property(class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property(class, nonatomic, readonly) UIColor *systemOrangeColor NS_SWIFT_NAME(systemOrange);
@property(class, nonatomic, readonly) UIColor *systemTealColor NS_SWIFT_NAME(systemTeal);
@property(class, nonatomic, readonly) UIColor *systemIndigoColor NS_SWIFT_NAME(systemIndigo);
@property(class, nonatomic, readonly) UIColor *labelColor NS_SWIFT_NAME(label);
@property(class, nonatomic, readonly)
    UIColor *systemBackgroundColor NS_SWIFT_NAME(systemBackground);
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha NS_SWIFT_NAME(withAlphaComponent(_:));
@property(nonatomic, readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha;
@end

NS_ASSUME_NONNULL_END
