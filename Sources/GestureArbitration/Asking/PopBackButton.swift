import Foundation
import UIKitShim

/// A custom back button that accepts touches beyond its bounds, and beyond those of its superviews.
///
/// ```swift
/// navigationItem.leftBarButtonItem = UIBarButtonItem(
///   customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
/// ```
///
/// A tap pops the top screen, in a bar or anywhere else in a navigation controller; a
/// ``PopIntercepting`` screen is asked with ``PopTrigger/backButton``. At the root and during a
/// transition it has no effect. Add further actions for `.touchUpInside` or
/// `.primaryActionTriggered`.
///
/// A touch in its bounds is tracked as by any button. A touch beyond them is found by a recognizer,
/// because hit testing skips what lies outside a superview (C004). Other controls keep their taps
/// there, drags are left alone, and a view that covers the middle of the button covers its reach.
/// UIKit's own swipes are off under a button in place of the back button (C200). Where
/// `UIViewController.allowsFullScreenPop` counts, a screen with this button in its bar is popped as one
/// with UIKit's while the button is enabled, unless it says otherwise by
/// `UIViewController.popsWithoutBackButton`.
@MainActor
public final class PopBackButton: UIButton {
  /// How far beyond each edge of its bounds the button accepts touches, in pt in its coordinates.
  ///
  /// 12 pt by default, which enlarges a line of text to 44 pt. Negative values, and values that are not
  /// finite, count as 0.
  public var reach = NSDirectionalEdgeInsets(
    top: GestureMetrics.backButtonReach, leading: GestureMetrics.backButtonReach,
    bottom: GestureMetrics.backButtonReach, trailing: GestureMetrics.backButtonReach)

  /// How much nearer to the leading edge a bar places the button, in pt; 0 by default.
  ///
  /// UIKit aligns a custom view in a bar by its `alignmentRectInsets`, of which this is the leading one;
  /// what lies outside the bar's own layout then is in the button's ``reach``. Set it before the item
  /// is in a bar: UIKit does not promise to read it again. How the glass of iOS 26 follows was not seen.
  /// A value that is not finite counts as 0.
  public var leadingOutset: CGFloat = 0 {
    didSet {
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }

  /// The insets of the button with its ``leadingOutset``, in pt.
  public override var alignmentRectInsets: UIEdgeInsets {
    var insets = super.alignmentRectInsets
    let outset = leadingOutset.isFinite ? leadingOutset : 0
    let bar = enclosingNavigationController?.viewIfLoaded ?? self
    if bar.layoutDirection == .leftToRight { insets.left += outset } else { insets.right += outset }
    return insets
  }

  /// The size of its content without its ``leadingOutset``, in pt: a bar adds the insets to it, and
  /// would make the button wider instead of moving what is in its middle.
  public override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    if size.width > 0, leadingOutset.isFinite { size.width = max(0, size.width - leadingOutset) }
    return size
  }

  private var recognizer: BackButtonReachRecognizer?

  /// Creates a button with a title, in one color at rest and another while highlighted.
  ///
  /// It has no size yet: outside a bar, call `sizeToFit()` or set its frame.
  public convenience init(title: String, color: UIColor, highlightedColor: UIColor) {
    self.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(color, for: .normal)
    setTitleColor(highlightedColor, for: .highlighted)
  }

  /// Creates a button with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addPopAction()
  }

  /// Creates a button from an archive, such as a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addPopAction()
  }

  /// Moves the recognizer of the reach to the window of the button; outside a window there is none.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    // A recognizer that is removed under a touch may not be reset (C068).
    recognizer = window.map { window in
      let recognizer = BackButtonReachRecognizer(of: self)
      window.addGestureRecognizer(recognizer)
      return recognizer
    }
  }

  /// Where the button accepts touches, in pt in its coordinates.
  var touchArea: CGRect {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
    let (leading, trailing, top) = (
      length(reach.leading), length(reach.trailing), length(reach.top)
    )
    return CGRect(
      x: bounds.minX - (layoutDirection == .leftToRight ? leading : trailing), y: bounds.minY - top,
      width: bounds.width + leading + trailing, height: bounds.height + top + length(reach.bottom))
  }

  /// Sends the actions of a tap; an action for several of its events runs once.
  func sendTapActions() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }

  private func addPopAction() {
    let action = UIAction { [weak self] _ in
      guard let navigationController = self?.enclosingNavigationController else { return }
      if let arbiter = navigationController.decidingArbiter {
        arbiter.programmaticPop.goBack()
      } else {
        navigationController.popViewController(animated: true)
      }
    }
    addAction(action, for: .primaryActionTriggered)
  }
}

extension UINavigationItem {
  /// Whether the button stands among the items in the place of UIKit's back button, and is enabled.
  package var hasPopBackButton: Bool {
    leftBarButtonItems?.contains {
      ($0.customView as? PopBackButton)?.isEnabled == true && $0.isEnabled
    } ?? false
  }
}
