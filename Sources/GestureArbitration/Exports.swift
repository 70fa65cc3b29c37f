// One import gives an app the rules that it writes, and UIKit.
@_exported import GestureRules
@_exported import UIKitShim
