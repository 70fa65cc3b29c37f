#pragma once
#include "CoreGraphics.h"
#include "ObjectiveC.h"

NS_ASSUME_NONNULL_BEGIN

// developer.apple.com/documentation/foundation/timeinterval
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

// developer.apple.com/documentation/foundation/nscoder
@interface NSCoder : NSObject
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class/classforcoder
@interface NSObject (NSCoderMethods)
@property(readonly) Class classForCoder;
@end

// developer.apple.com/documentation/foundation/nscoding
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// developer.apple.com/documentation/foundation/nssecurecoding
@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
@end

// developer.apple.com/documentation/foundation/nscopying
@protocol NSCopying
@end

@class NSString;

// developer.apple.com/documentation/foundation/bundle
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
+ (NSBundle *)bundleForClass:(Class)aClass;
// developer.apple.com/documentation/foundation/bundle/main
@property(class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
@property(readonly, copy) NSString *bundlePath;
@property(readonly, copy, nullable) NSString *bundleIdentifier;
@end

// developer.apple.com/documentation/foundation/nsstring
NS_SWIFT_BRIDGE(Swift.String)
@interface NSString : NSObject
@end

// developer.apple.com/documentation/foundation/nsstring/compareoptions
typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch = 1,
  NSLiteralSearch = 2,
  NSBackwardsSearch = 4,
  NSAnchoredSearch = 8
} NS_SWIFT_NAME(NSString.CompareOptions);

// developer.apple.com/documentation/foundation/nsarray
NS_SWIFT_BRIDGE(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject
@end

// developer.apple.com/documentation/foundation/nsdictionary
NS_SWIFT_BRIDGE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

// developer.apple.com/documentation/foundation/nsset
NS_SWIFT_BRIDGE(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject
@end

// developer.apple.com/documentation/foundation/nsurl
NS_SWIFT_BRIDGE(Foundation.URL)
@interface NSURL : NSObject
@end

// developer.apple.com/documentation/foundation/filemanager/searchpathdirectory
typedef NS_ENUM(NSUInteger, NSSearchPathDirectory) {
  NSDocumentDirectory = 9,
} NS_SWIFT_NAME(FileManager.SearchPathDirectory);

// developer.apple.com/documentation/foundation/filemanager/searchpathdomainmask
typedef NS_OPTIONS(NSUInteger, NSSearchPathDomainMask) {
  NSUserDomainMask = 1,
} NS_SWIFT_NAME(FileManager.SearchPathDomainMask);

// developer.apple.com/documentation/foundation/filemanager
NS_SWIFT_NAME(FileManager)
@interface NSFileManager : NSObject
@property(class, readonly, strong) NSFileManager *defaultManager NS_SWIFT_NAME(default);
@property(readonly, copy) NSURL *temporaryDirectory;
- (BOOL)fileExistsAtPath:(NSString *)path;
- (NSArray<NSURL *> *)URLsForDirectory:(NSSearchPathDirectory)directory
                             inDomains:(NSSearchPathDomainMask)domainMask
    NS_SWIFT_NAME(urls(for:in:));
@end

// developer.apple.com/documentation/foundation/nsnotification/name-swift.struct
typedef NSString *NSNotificationName
    NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);

// developer.apple.com/documentation/foundation/nsindexpath
NS_SWIFT_BRIDGE(Foundation.IndexPath)
@interface NSIndexPath : NSObject
@end

// developer.apple.com/documentation/foundation/nsnotification
NS_SWIFT_BRIDGE(Foundation.Notification)
@interface NSNotification : NSObject
@end

// developer.apple.com/documentation/foundation/operationqueue
NS_SWIFT_SENDABLE NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property(class, readonly) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@end

// developer.apple.com/documentation/foundation/notificationcenter
NS_SWIFT_SENDABLE NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property(class, readonly) NSNotificationCenter *defaultCenter NS_SWIFT_NAME(default);
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void(NS_SWIFT_SENDABLE ^)(NSNotification *notification))block
    NS_SWIFT_NAME(addObserver(forName:object:queue:using:));
- (void)removeObserver:(id)observer;
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
@end

// developer.apple.com/documentation/foundation/runloop/mode
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);

// developer.apple.com/documentation/foundation/runloop/mode/common
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);

// developer.apple.com/documentation/foundation/runloop
NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property(class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
// developer.apple.com/documentation/foundation/runloop/perform(inmodes:block:)
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes
                 block:(void(NS_SWIFT_SENDABLE ^)(void))block;
@end

// developer.apple.com/documentation/foundation/processinfo
NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property(class, readonly, strong) NSProcessInfo *processInfo NS_SWIFT_NAME(processInfo);
@end

// developer.apple.com/documentation/foundation/nsitemprovider
@interface NSItemProvider : NSObject
- (instancetype)init;
@end

// developer.apple.com/documentation/foundation/nsnumber
@interface NSNumber : NSObject
- (instancetype)initWithInteger:(NSInteger)value NS_SWIFT_NAME(init(value:));
@end

NS_ASSUME_NONNULL_END
