#if HEADLESS
/// The navigation controller behind a `NavigationStack` (C272).
///
/// Its class is private to the framework that makes it, so an app can neither subclass it nor
/// configure it by its class. Not part of UIKit.
package final class HostedNavigationStack: UINavigationController {}

/// A stand-in for a mail or message composer: a navigation controller of a class of the system's.
///
/// MessageUI's composers are subclasses of `UINavigationController`. Not part of UIKit.
package final class HostedComposer: UINavigationController {
  /// A navigation controller of UIKit's own class, with two screens, inside the composer.
  package let inner = UINavigationController()

  /// Creates a composer whose only screen shows the inner navigation controller.
  package init() {
    super.init(nibName: nil, bundle: nil)
    inner.viewControllers = [UIViewController(), UIViewController()]
    viewControllers = [HostedContainer(inner)]
  }

  package required init?(coder: NSCoder) { nil }
}

/// A stand-in for a document preview or an activity sheet: a view controller of the system's with a
/// navigation controller inside. Not part of UIKit.
package final class HostedPreview: UIViewController {
  /// A navigation controller of UIKit's own class, with two screens, inside the preview.
  package let inner = UINavigationController()

  /// Creates a preview that shows the inner navigation controller.
  package init() {
    super.init(nibName: nil, bundle: nil)
    inner.viewControllers = [UIViewController(), UIViewController()]
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: inner)
  }
}

/// The screen of a composer.
private final class HostedContainer: UIViewController {
  private let inner: UINavigationController

  init(_ inner: UINavigationController) {
    self.inner = inner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fill(with: inner)
  }
}

extension UIViewController {
  /// Adds a child whose view fills this controller's view.
  fileprivate func fill(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// A window of the system's own, as the keyboard's is. For tests; not part of UIKit.
package final class HostedKeyboardWindow: UIWindow {}
#endif
