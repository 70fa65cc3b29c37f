import Foundation

/// How a bar looks; kept for the app, since nothing is drawn.
///
/// Not modelled: effects, images and shadow images.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar; nil for the system's own material, or for none.
  open var backgroundColor: UIColor?
  /// The colour of the line below the bar; nil for no line.
  open var shadowColor: UIColor?

  /// Makes the default look.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Looks as the system has it: content shines through, over a line.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = UIBarAppearance.line
  }

  /// Hides the content behind the bar, over a line.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = UIBarAppearance.line
  }

  /// Has neither a background nor a line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// Stands for the line that UIKit draws; its colour is not published.
  private static var line: UIColor { .black.withAlphaComponent(0.3) }
}

/// How a navigation bar looks; kept for the app, since nothing is drawn.
///
/// Not modelled: the looks of titles and buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {}
