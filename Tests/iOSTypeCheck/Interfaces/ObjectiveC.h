#pragma once
#include "Attributes.h"

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

NS_ASSUME_NONNULL_BEGIN

@class NSString;

// developer.apple.com/documentation/objectivec/nsobjectprotocol
@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly, copy) NSString *description;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
@end

// developer.apple.com/documentation/objectivec/nsobject-swift.class
__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
// developer.apple.com/documentation/objectivec/nsobject-swift.class/forwardingtarget(for:)
- (id _Null_unspecified)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector;
@end

// developer.apple.com/documentation/objectivec/objc_associationpolicy
typedef NS_ENUM(NSUInteger, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};

// developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:)
void objc_setAssociatedObject(
    id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);

// developer.apple.com/documentation/objectivec/objc_getassociatedobject(_:_:)
id _Nullable objc_getAssociatedObject(id object, const void *key);

// developer.apple.com/documentation/objectivec/method
typedef struct objc_method *Method;

// developer.apple.com/documentation/objectivec/class_getsuperclass(_:)
Class _Nullable class_getSuperclass(Class _Nullable cls);

// developer.apple.com/documentation/objectivec/class_getinstancemethod(_:_:)
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);

NS_ASSUME_NONNULL_END
