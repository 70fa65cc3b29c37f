// The attributes of Apple's headers, under Apple's names.
#pragma once

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGE(name) __attribute__((swift_bridge(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))

// API_AVAILABLE(ios(26.0), visionos(26.0)); Mac Catalyst follows iOS.
#define API_AVAILABLE(first, second) \
  __attribute__((availability(API_##first))) __attribute__((availability(API_##second)))
#define API_ios(version) ios, introduced = version
#define API_visionos(version) visionos, introduced = version
// API_UNAVAILABLE(visionos)
#define API_UNAVAILABLE(platform) __attribute__((availability(platform, unavailable)))
