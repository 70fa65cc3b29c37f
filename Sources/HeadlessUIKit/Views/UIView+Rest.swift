extension UIView {
  /// Brings the view and everything in it to rest that goes by the clock of an engine which it leaves
  /// with its window, and stops the recognizers that still take part there.
  func comeToRest(leaving gestures: GestureSystem) {
    for animation in animations { animation.interrupt(self) }
    for recognizer in attachedRecognizers where recognizer.system === gestures {
      gestures.disable(recognizer)
    }
    switch self {
    case let view as UIScrollView:
      view.finishRunning()
      view.finishZooming()
    case let view as NavigationView: view.navigation?.completeTransition()
    case let view as PresentationContainerView:
      view.presentation?.presentedViewController.modalTransition?.completeAtOnce()
    default: break
    }
    for subview in subviews { subview.comeToRest(leaving: gestures) }
  }
}
