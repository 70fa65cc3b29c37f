#if HEADLESS
import Foundation
import HeadlessUIKit

/// A full-screen navigation controller that records its delegate and appearance calls.
@MainActor
final class NavigationStage: NSObject, UINavigationControllerDelegate {
  let screen: Screen
  let navigation: UINavigationController
  private(set) var calls: [String] = []
  /// Returns the animator of a push or pop, or nil for UIKit's slide.
  var animator: (UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? =
    { _ in nil }
  /// The interaction controller that the delegate returns.
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Shows `depth` screens titled A, B, C and so on, and clears the calls of the setup.
  init(_ screen: Screen = Screen(), depth: Int = 2) {
    self.screen = screen
    navigation = UINavigationController()
    super.init()
    screen.window.rootViewController = navigation
    navigation.delegate = self
    navigation.setViewControllers("ABCDEF".prefix(depth).map { page("\($0)") }, animated: false)
    for page in navigation.viewControllers { page.loadViewIfNeeded() }
    watch(navigation.interactivePopGestureRecognizer, as: "edge")
    watch(navigation.interactiveContentPopGestureRecognizer, as: "content")
    forget()
  }

  /// Makes a screen that records its appearance calls.
  func page(_ name: String) -> Page { Page(name) { [weak self] in self?.calls.append($0) } }

  /// The titles of the screens on the stack, from the root up.
  var stack: String { navigation.viewControllers.compactMap(\.title).joined() }

  /// Clears the recorded calls and the timeline.
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

  /// Returns the screen at an index of the stack; the root is 0.
  func page(at index: Int) -> Page? { navigation.viewControllers[index] as? Page }

  private func watch(_ recognizer: UIGestureRecognizer?, as name: String) {
    if let recognizer { screen.watch(recognizer, as: name) }
  }

  /// A screen that reports its appearance calls.
  @MainActor
  final class Page: UIViewController {
    /// Called with every appearance call, after it was recorded.
    var onCall: (Page, String) -> Void = { _, _ in }
    private let log: (String) -> Void

    init(_ name: String, log: @escaping (String) -> Void) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { record("didLoad") }
    override func viewWillAppear(_ animated: Bool) { record("willAppear") }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }

    private func record(_ call: String) {
      log("\(title ?? "?").\(call)")
      onCall(self, call)
    }
  }
}
#endif
