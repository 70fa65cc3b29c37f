import GestureDiagnostics
import UIKitShim

extension GuidedDrag {
  /// Drags that test what the contract states and no answer changes: which bars refuse pops (C200,
  /// C201), how nested scroll views share a drag (C155 to C158), and whose layout direction the pops
  /// follow (C241).
  ///
  /// A recording in which UIKit does something else is one that no answers explain, which
  /// `gesture-lab read calibrate` reports. The questions are those that such a drag tells apart
  /// besides.
  static let statements: [GuidedDrag] = refusals + nested + mirrored

  private static let refusals: [GuidedDrag] = [
    GuidedDrag(
      "hidden-back", title: "Hidden back button", instruction: "Drag to the right from the middle.",
      questions: ["unmarkedTouch"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [hiddenBack] },
    GuidedDrag(
      "hidden-back-bezel", title: "Hidden back button, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["heldState"], touches: [.right(from: Place(fromLeft: 2, 0.5))]
    ) { [hiddenBack] },
    GuidedDrag(
      "custom-back", title: "An item in place of the back button",
      instruction: "Drag to the right from the middle.",
      questions: ["unmarkedTouch"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [customBack] },
    GuidedDrag(
      "custom-back-bezel", title: "An item in place of the back button, from the bezel",
      instruction: "Drag to the right from outside the left edge of the screen.",
      questions: ["heldState"], touches: [.right(from: Place(fromLeft: 2, 0.5))]
    ) { [customBack] },
    GuidedDrag(
      "own-animator", title: "Animation of the app's own",
      instruction: "Drag to the right from the middle.",
      questions: ["unmarkedTouch"], touches: [.right(from: Place(0.4, 0.5))], isRebuildable: false
    ) { [FadingScreen("Fades")] },
  ]

  @MainActor private static var hiddenBack: UIViewController {
    let screen = ContentScreen("No back button")
    screen.navigationItem.hidesBackButton = true
    return screen
  }

  @MainActor private static var customBack: UIViewController {
    let screen = ContentScreen("Own item")
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 30))
    item.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: item)
    return screen
  }

  private static let nested: [GuidedDrag] = [
    GuidedDrag(
      "nested-lists", title: "List at its top in a list",
      instruction: "Drag down on the inner list, which is at its top.",
      questions: ["unmarkedTouch"],
      touches: [Touch(from: Place(0.5, 0.45), Leg(y: 120, over: 0.3))]
    ) { [lists(innerOffset: 0)] },
    GuidedDrag(
      "nested-lists-running", title: "List near its top in a list",
      instruction: "Drag down on the inner list, on beyond its top.",
      questions: ["unmarkedTouch"],
      touches: [Touch(from: Place(0.5, 0.45), Leg(y: 120, over: 0.3))]
    ) { [lists(innerOffset: 30)] },
    GuidedDrag(
      "nested-pagers", title: "Pager at its first page in a pager",
      instruction: "Drag to the right on the inner pager.",
      questions: ["contentPopOverScrolling"], touches: [.right(from: Place(0.4, 0.5))]
    ) {
      [
        ContentScreen("Pagers") { screen in
          let outer = outerPager(on: screen)
          outer.addSubview(innerPager(in: outer.bounds.insetBy(dx: 40, dy: 80)))
        }
      ]
    },
    GuidedDrag(
      "nested-across", title: "Pager in a list in a pager",
      instruction: "Drag to the right on the inner pager.",
      questions: ["contentPopOverScrolling"], touches: [.right(from: Place(0.4, 0.5))]
    ) {
      [
        ContentScreen("Pagers") { screen in
          let outer = outerPager(on: screen)
          let list = Stripes.list(in: outer.bounds.insetBy(dx: 20, dy: 0))
          outer.addSubview(list)
          list.addSubview(innerPager(in: list.bounds.insetBy(dx: 20, dy: 80)))
        }
      ]
    },
  ]

  @MainActor
  private static func lists(innerOffset: CGFloat) -> UIViewController {
    ContentScreen("Lists") { screen in
      let outer = screen.fill(with: Stripes.list(in: screen.space))
      outer.panGestureRecognizer.name = "outer.pan"
      outer.contentOffset.y = 600
      let inner = Stripes.list(in: outer.bounds.insetBy(dx: 40, dy: 80))
      inner.panGestureRecognizer.name = "inner.pan"
      inner.contentOffset.y = innerOffset
      inner.backgroundColor = .systemBackground
      outer.addSubview(inner)
    }
  }

  @MainActor
  private static func outerPager(on screen: ContentScreen) -> UIScrollView {
    let outer = screen.fill(with: Stripes.pager(in: screen.space, showing: 2))
    outer.panGestureRecognizer.name = "outer.pan"
    return outer
  }

  @MainActor
  private static func innerPager(in space: CGRect) -> UIScrollView {
    let inner = Stripes.pager(in: space)
    inner.panGestureRecognizer.name = "inner.pan"
    inner.backgroundColor = .systemBackground
    return inner
  }

  private static let mirrored: [GuidedDrag] = [
    GuidedDrag(
      "mirrored-content", title: "Content from right to left",
      instruction: "Drag to the right from the middle.",
      questions: ["stackDuringPop"], touches: [.right(from: Place(0.4, 0.5))]
    ) {
      [
        ContentScreen("Mirrored content") { screen in
          screen.view.semanticContentAttribute = .forceRightToLeft
        }
      ]
    },
    GuidedDrag(
      "mirrored-left", title: "Navigation from right to left, to the left",
      instruction: "Drag to the left from the middle.",
      questions: ["stackDuringPop"],
      touches: [Touch(from: Place(0.6, 0.5), Leg(x: -170, over: 0.25))]
    ) { [MirroringScreen("Mirrored")] },
    GuidedDrag(
      "mirrored-right", title: "Navigation from right to left, to the right",
      instruction: "Drag to the right from the middle.",
      questions: ["popDirection"], touches: [.right(from: Place(0.4, 0.5))]
    ) { [MirroringScreen("Mirrored")] },
    GuidedDrag(
      "mirrored-bezel", title: "Navigation from right to left, from the bezel",
      instruction: "Drag to the left from outside the right edge of the screen.",
      questions: ["contentPopAndEdge"],
      touches: [
        Touch(from: Place(1, 0.5, offset: CGPoint(x: -2, y: 0)), Leg(x: -170, over: 0.25))
      ]
    ) { [MirroringScreen("Mirrored")] },
  ]
}

/// A screen that lays its navigation controller out from right to left.
@MainActor
private final class MirroringScreen: ContentScreen {
  /// Called when the stack gets its screens, before its view enters a window: UIKit may read the
  /// direction only then.
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    let navigation = parent as? UINavigationController
    navigation?.view.semanticContentAttribute = .forceRightToLeft
    navigation?.navigationBar.semanticContentAttribute = .forceRightToLeft
  }
}

/// A screen that fades out when it is popped.
@MainActor
private final class FadingScreen: ContentScreen, UINavigationControllerDelegate {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? FadeOut() : nil }
}

/// An animation without an interaction.
@MainActor
private final class FadeOut: NSObject, UIViewControllerAnimatedTransitioning {
  private static let duration = 0.3

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: Self.duration, delay: 0) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
