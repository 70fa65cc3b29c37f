#if HEADLESS
extension UIViewController {
  /// How a view controller is shown, from iOS 18 on (C234).
  ///
  /// In the engine only a zoom has an effect, which is its dismissal by gestures (C253): how screens
  /// look while they move is not modelled.
  public class Transition: NSObject {
    enum Kind {
      case coverVertical, flipHorizontal, crossDissolve, partialCurl
      case zoom(
        ZoomOptions?, source: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
      )
    }

    let kind: Kind

    required init(kind: Kind) { self.kind = kind }

    /// The view slides up from the bottom of the screen.
    public class var coverVertical: Self { Self(kind: .coverVertical) }
    /// The view flips around a vertical axis.
    public class var flipHorizontal: Self { Self(kind: .flipHorizontal) }
    /// The view fades in.
    public class var crossDissolve: Self { Self(kind: .crossDissolve) }
    /// A corner of the view below curls up.
    public class var partialCurl: Self { Self(kind: .partialCurl) }

    /// The view grows out of another one, and can be dismissed by gestures (C253).
    ///
    /// - Parameters:
    ///   - options: The options; a copy is kept.
    ///   - sourceViewProvider: Returns the view to grow out of. The engine has no picture of it, and
    ///     never calls it.
    public class func zoom(
      options: UIViewController.Transition.ZoomOptions? = nil,
      sourceViewProvider:
        @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(
        kind: .zoom(
          options?.copy() as? UIViewController.Transition.ZoomOptions, source: sourceViewProvider))
    }
  }
}

extension UIViewController.Transition {
  /// The options of a zoom transition.
  open class ZoomOptions: NSObject, NSCopying {
    /// Returns whether a dismissal by a gesture begins; without it UIKit's own rules decide.
    ///
    /// Called when a dismissal by a gesture is about to begin; how often UIKit calls it is not
    /// published. It has no part in a pop of `interactivePopGestureRecognizer` or
    /// `interactiveContentPopGestureRecognizer` (C234).
    open var interactiveDismissShouldBegin:
      ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?
    /// Returns the frame in the shown view with which the source view is aligned; stored only.
    open var alignmentRectProvider:
      ((UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)?
    /// The color over the content behind; stored only.
    open var dimmingColor: UIColor?
    /// The effect over the content behind; stored only.
    open var dimmingVisualEffect: UIBlurEffect?

    /// Creates options without a hook.
    public override init() {}

    /// Returns a copy with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = UIViewController.Transition.ZoomOptions()
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      copy.alignmentRectProvider = alignmentRectProvider
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      return copy
    }
  }

  /// The view controllers of a zoom transition.
  open class ZoomSourceViewProviderContext: NSObject {
    /// The view controller that shows the other one.
    public let sourceViewController: UIViewController
    /// The view controller that is shown.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The views of a zoom transition; the engine makes none.
  open class AlignmentRectContext: NSObject {
    /// The view that the zoom starts from.
    public let sourceView: UIView
    /// The view controller that is shown.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
    }
  }

  /// What is known when a dismissal by a gesture is about to begin.
  open class InteractionContext: NSObject {
    /// Where the interaction is, in pt of the shown view controller's view.
    public let location: CGPoint
    /// Its velocity, in pt/s.
    public let velocity: CGVector
    /// Whether the dismissal would begin by UIKit's own rules.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    }
  }
}
#endif
