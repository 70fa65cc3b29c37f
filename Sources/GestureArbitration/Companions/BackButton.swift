import Foundation
import UIKitShim

/// A back button of an app's own that is touched beyond its bounds, and beyond those of its parent.
///
/// ```swift
/// navigationItem.leftBarButtonItem = UIBarButtonItem(
///   customView: BackButton(title: "Back", color: .label, highlightedColor: .gray))
/// ```
///
/// A tap goes back, in a bar or anywhere else inside a navigation controller: the screen on top is
/// asked if it is ``PopIntercepting``, with ``WayBack/backButton``. At the root, and while a
/// transition runs, nothing happens. Further actions are added as to any button, for
/// `.touchUpInside` or `.primaryActionTriggered`.
///
/// A touch in its bounds is a button's own, up to how far a finger may stray. One beyond is found
/// by a recognizer, since hit testing leaves out whatever lies outside of a parent, as its
/// documentation says. Other controls keep their taps there, a drag goes to whoever else wants it,
/// and what covers the middle of the button covers its reach as well. UIKit's own swipes are off
/// under a button in the place of the back button (C200): set ``GestureArbiter/driver``.
@MainActor
public final class BackButton: UIButton {
  /// How far beyond each edge of its bounds the button is touched, in pt of its own coordinates; 12
  /// at first, which makes 44 of a line of text.
  ///
  /// Left is left in either direction of reading. What is negative or not finite counts as 0.
  public var reach = UIEdgeInsets(
    top: ArbitrationMetrics.backButtonReach, left: ArbitrationMetrics.backButtonReach,
    bottom: ArbitrationMetrics.backButtonReach, right: ArbitrationMetrics.backButtonReach)
  { didSet { placeRecognizer() } }

  private var recognizer: ReachGestureRecognizer?

  /// Makes a button with a title, in one colour at rest and in another while a finger is on it.
  ///
  /// It has no size yet: outside of a bar, call `sizeToFit()` or set its frame.
  public convenience init(title: String, color: UIColor, highlightedColor: UIColor) {
    self.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(highlightedColor, for: .highlighted)
  }

  /// Makes a button with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGoingBack()
  }

  /// Makes a button from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGoingBack()
  }

  /// The place in the superview's coordinates, in pt; the recognizer goes where the reach is.
  public override var frame: CGRect { didSet { placeRecognizer() } }
  /// The middle in the superview's coordinates, in pt; the recognizer goes where the reach is.
  public override var center: CGPoint { didSet { placeRecognizer() } }

  /// Gives the recognizer to a view around the button, or takes it away.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    placeRecognizer()
  }

  /// Looks for the view around the button anew.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    placeRecognizer()
  }

  /// Looks for the view around the button anew, now that its size is another.
  public override func layoutSubviews() {
    super.layoutSubviews()
    placeRecognizer()
  }

  /// Where the button is touched, in its own coordinates, in pt.
  var touchArea: CGRect {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let (left, top) = (length(reach.left), length(reach.top))
    return CGRect(
      x: bounds.minX - left, y: bounds.minY - top,
      width: bounds.width + left + length(reach.right),
      height: bounds.height + top + length(reach.bottom))
  }

  /// Does what a tap in the bounds does; actions for several of its events run once.
  func press() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  private func addGoingBack() {
    let back = UIAction { [weak self] _ in self?.goBack() }
    addAction(back, for: .primaryActionTriggered)
  }

  private func goBack() {
    enclosingNavigationController?.gestureArbiter.goBack()
  }

  /// Gives the recognizer to the nearest view around in which all of the reach lies, as far as that
  /// is in the window; to none where there is no window.
  private func placeRecognizer() {
    guard let window else {
      if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
      recognizer = nil
      return
    }
    let area = convert(touchArea, to: window).intersection(window.bounds)
    var place = superview ?? window
    while place !== window, !place.bounds.contains(place.convert(area, from: window)),
      let next = place.superview
    {
      place = next
    }
    let recognizer = recognizer ?? ReachGestureRecognizer(of: self)
    self.recognizer = recognizer
    if recognizer.view !== place { place.addGestureRecognizer(recognizer) }
  }
}
