import UIKitShim

extension UIViewController {
  /// A bar along the bottom that belongs to this screen and travels with it in every transition;
  /// nil for none.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   companionBar = ActionBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
  /// }
  /// ```
  ///
  /// It lies in the screen's own view, as wide as that and in front of all else in it, so nobody
  /// has to hide or show it: a screen that is pushed covers it, a pop uncovers it, also one that is
  /// cancelled. It is as high as it is when it is set; without a height of its own as
  /// `sizeThatFits(_:)` has it, or else 49 pt. Below, it goes on under what safe area there is
  /// without it, such as that of the home indicator, as a tab bar does: its content belongs into
  /// its upper part. It is placed by its frame, and anew when the view changes its size, as in a
  /// rotation.
  ///
  /// Its height is added to `additionalSafeAreaInsets.bottom`, and taken off again when the bar
  /// goes; what the app adds there stays, as long as it adds to the value that it finds. That
  /// property comes on top of the system's safe area, by its documentation.
  ///
  /// Setting it loads the view, since UIKit tells nobody else of its loading: `viewDidLoad` is the
  /// place for it, and `loadView` is not. A bar that belongs to another screen changes over to this
  /// one; one that the app removes from its superview leaves its inset until nil is set. A view
  /// that contains the screen's own is ignored. In a view that is itself a scroll view the bar
  /// scrolls with the content: give such a controller a parent, and the bar to that.
  public var companionBar: UIView? {
    get { AssociatedValue.get(CompanionBarHost.self, of: self)?.bar }
    set {
      guard newValue !== companionBar else { return }
      if let newValue, view.isDescendant(of: newValue) { return }
      AssociatedValue.get(CompanionBarHost.self, of: self)?.leave()
      (newValue?.superview as? CompanionBarHost)?.handOver()
      AssociatedValue.set(newValue.map { CompanionBarHost($0, of: self) }, of: self)
    }
  }
}
