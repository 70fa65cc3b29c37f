import Foundation

/// The view of a navigation controller: its screens, and the bar over them.
@MainActor
final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { navigation?.bar.placeCustomViews() }
  }

  override func layoutSubviews() {
    guard let navigation else { return }
    navigation.contentView.frame = bounds
    navigation.bar.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: EngineMetrics.barHeight)
  }

  /// A controller that is frozen takes no touches (C199), and one whose screens slide may take none.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let navigation, !navigation.isFrozen else { return nil }
    if let context = navigation.transition?.context, context.animator != nil,
      !context.isInteractive,
      navigation.questions.touchDuringSlide == .isIgnored
    {
      return nil
    }
    return super.hitTest(point, with: event)
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    if newWindow?.headlessEngine == nil { navigation?.completeTransition() }
  }

  override func didMoveToWindow() { navigation?.windowChanged() }
}

/// The view in which the screens of a navigation controller lie; they fill it.
@MainActor
final class NavigationContentView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    // A transition has screens elsewhere, and puts them right at its end.
    guard navigation?.transition == nil else { return }
    for subview in subviews where subview.transform.isIdentity { subview.frame = bounds }
  }
}
