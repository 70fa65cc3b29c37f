// The only file of the package that chooses between UIKit and the engine that takes its place.
#if os(tvOS) || os(watchOS)
#error("GestureArbiter requires UIKit's pop gestures, which tvOS and watchOS do not have.")
#elseif canImport(UIKit)
@_exported import UIKit
#elseif HEADLESS
@_exported import HeadlessUIKit
#else
#error("GestureArbiter has no UIKit here: add this system to the headless ones in Package.swift.")
#endif
