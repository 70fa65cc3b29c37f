#pragma once
#include "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
typedef NSString *UISceneSessionRole
    NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISceneSession.Role);

// developer.apple.com/documentation/uikit/uiscenesession
NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@property(nonatomic, readonly) UISceneSessionRole role;
@end

// developer.apple.com/documentation/uikit/uisceneconfiguration
NS_SWIFT_UI_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
@property(nonatomic, nullable) Class delegateClass;
@end

// developer.apple.com/documentation/uikit/uiscene/connectionoptions
NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

// developer.apple.com/documentation/uikit/uiscenedelegate
NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NS_SWIFT_NAME(scene(_:willConnectTo:options:));
@end

// developer.apple.com/documentation/uikit/uiwindowscenedelegate
NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
@end

// developer.apple.com/documentation/uikit/uiapplicationdelegate
NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    NS_SWIFT_NAME(application(_:configurationForConnecting:options:));
@end

// developer.apple.com/documentation/uikit/uiwindow
@interface UIWindow (UIWindowScene)
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
- (void)makeKeyAndVisible;
@end

NS_ASSUME_NONNULL_END
