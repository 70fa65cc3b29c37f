#if HEADLESS
import Foundation

/// The appearance of a bar; stored for the app, since nothing is drawn.
///
/// Effects, images and shadow images are not modelled.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background color; nil for the system's material, or for none.
  open var backgroundColor: UIColor?
  /// The color of the separator below the bar; nil for none.
  open var shadowColor: UIColor?

  /// Creates the default appearance.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Configures the system's translucent background with a separator.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = UIBarAppearance.line
  }

  /// Configures an opaque background with a separator.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = UIBarAppearance.line
  }

  /// Configures no background and no separator.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// Stands for UIKit's separator color, which is not published.
  private static var line: UIColor { .black.withAlphaComponent(0.3) }
}

/// The appearance of a navigation bar; stored for the app, since nothing is drawn.
///
/// The appearance of titles and buttons is not modelled.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {}
#endif
