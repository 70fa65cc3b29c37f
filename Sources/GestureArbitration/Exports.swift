// One import for an app: the rules it writes, and UIKit or its stand-in.
@_exported import GestureRules
@_exported import UIKitShim
