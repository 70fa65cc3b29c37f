// One import gives an app the rules that it writes, and UIKit. Where there is none it brings no
// engine: on a Mac the engine's names would be ambiguous beside those of AppKit.
@_exported import GestureRules

#if os(iOS) || os(visionOS)
@_exported import UIKit
// What only recognizers of one's own may use stays in the package. Swift shows an app its members all
// the same, as those of every module that one of its imports needs.
internal import UIKit.UIGestureRecognizerSubclass
#endif
