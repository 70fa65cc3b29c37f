import Foundation

/// The screen of the engine's device; there is one.
///
/// Its measures are those of the device that the contract's measurements come from. The windows that
/// an engine shows need not fill it.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The rectangle of the screen, in pt.
  public let bounds = CGRect(origin: .zero, size: EngineMetrics.screenSize)
  /// How many pixels a point has along each axis (M07).
  public let scale: CGFloat = EngineMetrics.screenScale

  private override init() { super.init() }
}
