import Foundation
import HeadlessUIKit

/// A navigation controller that fills the screen, and a log of what its screens are told.
@MainActor
final class NavigationStage: NSObject, UINavigationControllerDelegate {
  let screen: Screen
  let navigation: UINavigationController
  private(set) var calls: [String] = []
  /// What animates a push or pop, and what drives that.
  var animator: (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? =
    { _ in nil }
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Shows screens named A, B, C and so on.
  init(_ screen: Screen = Screen(), depth: Int = 2) {
    self.screen = screen
    navigation = UINavigationController()
    super.init()
    screen.window.rootViewController = navigation
    navigation.delegate = self
    navigation.setViewControllers("ABCDEF".prefix(depth).map { page("\($0)") }, animated: false)
    for page in navigation.viewControllers { page.loadViewIfNeeded() }
    name(navigation.interactivePopGestureRecognizer, "edge")
    name(navigation.interactiveContentPopGestureRecognizer, "content")
    forget()
  }

  /// A screen that writes down what it is told.
  func page(_ name: String) -> Page { Page(name) { [weak self] in self?.calls.append($0) } }

  /// The names of the screens on the stack, in order.
  var stack: String { navigation.viewControllers.compactMap(\.title).joined() }

  func forget() {
    calls = []
    screen.timeline.clear()
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("willShow \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { calls.append("didShow \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(operation) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  /// A screen on the stack, from the bottom.
  func shown(_ index: Int) -> Page? { navigation.viewControllers[index] as? Page }

  private func name(_ recognizer: UIGestureRecognizer?, _ name: String) {
    if let recognizer { screen.watch(recognizer, as: name) }
  }

  @MainActor
  final class Page: UIViewController {
    /// Told of every call as it comes.
    var onCall: (Page, String) -> Void = { _, _ in }
    private let log: (String) -> Void

    init(_ name: String, log: @escaping (String) -> Void) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { say("didLoad") }
    override func viewWillAppear(_ animated: Bool) { say("willAppear") }
    override func viewDidAppear(_ animated: Bool) { say("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }

    private func say(_ what: String) {
      log("\(title ?? "?").\(what)")
      onCall(self, what)
    }
  }
}
