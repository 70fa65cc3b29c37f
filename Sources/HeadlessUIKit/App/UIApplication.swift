#if HEADLESS
/// The app. The engine has none: the object answers the questions of view controllers.
///
/// Not modelled: delegates, scenes, start-up, and everything about the system.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    /// The app is in front and receives events.
    case active = 0
    /// The app is in front and receives no events, as during a call.
    case inactive = 1
    /// The app runs in the background.
    case background = 2
  }

  /// An option of opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an app that knows the address may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The app.
  public static let shared = UIApplication()
  /// The address of the app's settings.
  public static let openSettingsURLString = "app-settings:"
  /// Posted when the app has become active. Never posted by the engine.
  public static let didBecomeActiveNotification = named("UIApplicationDidBecomeActive")
  /// Posted before the app becomes inactive. Never posted by the engine.
  public static let willResignActiveNotification = named("UIApplicationWillResignActive")
  /// Posted when the app has left the screen. Never posted by the engine.
  public static let didEnterBackgroundNotification = named("UIApplicationDidEnterBackground")
  /// Posted before the app returns to the screen. Never posted by the engine.
  public static let willEnterForegroundNotification = named("UIApplicationWillEnterForeground")
  /// Posted before the app ends. Never posted by the engine.
  public static let willTerminateNotification = named("UIApplicationWillTerminate")
  /// Posted when memory runs low. Never posted by the engine.
  public static let didReceiveMemoryWarningNotification = named("UIApplicationMemoryWarning")

  /// Whether the screen stays on; stored only.
  open var isIdleTimerDisabled = false
  /// The number on the icon; stored only.
  open var applicationIconBadgeNumber = 0
  /// Whether the app is in front: always active.
  open var applicationState: State { .active }
  /// The direction of the interface: always from left to right.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Returns false: nothing can open an address.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing and calls a closure with false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  nonisolated private static func named(_ name: String) -> Notification.Name {
    Notification.Name("\(name)Notification")
  }
}

extension UIResponder {
  /// Posted before a keyboard shows. Never posted by the engine, which has no keyboard; a test may
  /// post it.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after a keyboard has appeared; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before a keyboard hides; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after a keyboard has hidden; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before a keyboard moves; see ``keyboardWillShowNotification``.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the frame at the end, in screen coordinates, in pt.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the frame at the beginning, in screen coordinates, in pt.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the duration, in s.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// The device. The engine's is a phone without a name.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()
  /// The kind of the device: a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of the device.
  open var name: String { "iPhone" }
  /// The model of the device.
  open var model: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The orientation of the device, which does not rotate.
  open var orientation: UIDeviceOrientation { .portrait }
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation cannot be determined.
  case unknown = 0
  /// Upright, with the top of the device up.
  case portrait = 1
  /// Upright, with the top of the device down.
  case portraitUpsideDown = 2
  /// Sideways, with the top of the device on the left.
  case landscapeLeft = 3
  /// Sideways, with the top of the device on the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What was copied, in this process only.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// What the user copied last.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard()
  /// A text.
  open var string: String?
  /// An address.
  open var url: URL?
  /// An image.
  open var image: UIImage?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}
#endif
