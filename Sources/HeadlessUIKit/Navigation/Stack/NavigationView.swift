#if HEADLESS
/// The view of a navigation controller, with the content view below the bar.
@MainActor
final class NavigationView: UIView {
  @BackReference var navigation: UINavigationController?

  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { navigation?.bar.placeCustomViews() }
  }

  override func layoutSubviews() {
    guard let navigation else { return }
    navigation.contentView.frame = bounds
    navigation.bar.frame =
      navigation.headlessBarFrame
      ?? CGRect(
        x: bounds.minX, y: bounds.minY + displaySafeAreaInsets.top, width: bounds.width,
        height: EngineMetrics.barHeight)
    navigation.placeToolbar()
  }

  /// Receives no touches while the controller is frozen (C199), and perhaps none during a slide.
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

  override func didMoveToWindow() { navigation?.updateContentPopRecognizer() }
}

/// The container of the view controllers' views, which fill it, less the insets of a rebuilt one.
@MainActor
final class NavigationContentView: UIView {
  @BackReference var navigation: UINavigationController?

  override func layoutSubviews() {
    // A transition sets the frames of its views, and restores them when it ends.
    guard let navigation, navigation.transition == nil else { return }
    for subview in subviews where subview.transform.isIdentity {
      let controller = navigation.children.first { $0.viewIfLoaded === subview }
      subview.frame = controller.map(navigation.frame) ?? bounds
    }
  }
}
#endif
