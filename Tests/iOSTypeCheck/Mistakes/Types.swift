// Mistakes that type-checking must find. Above each stands the compiler's error for the next line,
// or a part of it, and the system or the versions of iOS that it is limited to.
import GestureArbitration

// MARK: Availability

@MainActor
func withoutCheck(_ navigationController: UINavigationController) -> UIGestureRecognizer? {
  // error before iOS 26: 'interactiveContentPopGestureRecognizer' is only available in iOS 26.0
  navigationController.interactiveContentPopGestureRecognizer
}

@MainActor
func withoutCheck(_ scrollView: UIScrollView) -> Bool {
  // error before iOS 17: 'bouncesHorizontally' is only available in iOS 17.4
  scrollView.bouncesHorizontally
}

@MainActor
func withoutCheck() -> UIAction {
  // error before iOS 17: is only available in iOS 17.0 or newer
  UIAction(title: "", selectedImage: nil) { _ in }
}

@MainActor
func screenEdge() -> UIPanGestureRecognizer {
  // error on visionOS: 'UIScreenEdgePanGestureRecognizer' is unavailable in visionOS
  UIScreenEdgePanGestureRecognizer()
}

// error before iOS 26: 'InlineArray' is only available in iOS 26.0
func withoutCheck(_ numbers: InlineArray<2, Int>) -> Int { 2 }

// MARK: Isolation

func offTheMainActor(_ scrollView: UIScrollView) -> CGPoint {
  // error: main actor-isolated property 'contentOffset' can not be referenced from
  scrollView.contentOffset
}

func offTheMainActor(_ arbiter: GestureArbiter) {
  // error: call to main actor-isolated instance method 'remove()' in a synchronous
  arbiter.remove()
}

func inANotification(_ recognizer: UIGestureRecognizer) {
  _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in
    // error: main actor-isolated property 'isEnabled' can not be mutated from
    recognizer.isEnabled = false
  }
}

// MARK: Selectors

final class Misspelt: UIGestureRecognizer {
  // error: cannot find 'taped' in scope
  func listen() { addTarget(self, action: #selector(taped)) }
  @objc func tapped() {}
}

final class Hidden: UIGestureRecognizer {
  // error: refers to instance method 'tapped()' that is not exposed to Objective-C
  func listen() { addTarget(self, action: #selector(tapped)) }
  func tapped() {}
}

// MARK: Optionality

@MainActor
func optionalRequirement(_ recognizer: UIGestureRecognizer) -> Bool? {
  // error: value of optional type '(@MainActor (UIGestureRecognizer) ->
  recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
}

@MainActor
func optionalProperty(_ navigationController: UINavigationController) -> String? {
  // error: value of optional type 'UIViewController?' must be unwrapped
  navigationController.topViewController.title
}

// MARK: Members

@MainActor
func misspelt(_ scrollView: UIScrollView) -> UIEdgeInsets {
  // error: 'UIScrollView' has no member 'adjustedContentInsets'
  scrollView.adjustedContentInsets
}

@MainActor
func renamed(_ view: UIView) {
  // error: value of type 'UIView' has no member 'sendSubview'
  view.sendSubview(toBack: view)
}

@MainActor
func renamed(
  _ delegate: any UINavigationControllerDelegate, _ controller: UINavigationController
) {
  // error: has no member 'navigationControllerPreferredInterfaceOrientation'
  _ = delegate.navigationControllerPreferredInterfaceOrientation?(forPresentation: controller)
}

func unlabelled() -> UITransitionContextViewKey {
  // error: missing argument label 'rawValue:' in call
  UITransitionContextViewKey("from")
}

func withoutSecureCoding(_ view: UIView) -> any NSSecureCoding {
  // error: return expression of type 'UIView' does not conform to 'NSSecureCoding'
  view
}

@MainActor
func readOnly(_ scrollView: UIScrollView) {
  // error: cannot assign to property: 'panGestureRecognizer' is a get-only property
  scrollView.panGestureRecognizer = UIPanGestureRecognizer()
}

@MainActor
func ofAnotherType(_ scrollView: UIScrollView) -> Int {
  // error: cannot convert return expression of type 'CGFloat' to return type 'Int'
  scrollView.zoomScale
}

@MainActor
func incomplete(_ recognizer: UIGestureRecognizer) -> Bool {
  // error: 'UIGestureRecognizer.State' may have additional unknown values
  switch recognizer.state {
  case .possible, .failed, .cancelled: false
  case .began, .changed, .ended: true
  }
}

// MARK: Subclasses

final class Unmarked: UIGestureRecognizer {
  // error: overriding declaration requires an 'override' keyword
  func reset() {}
}

final class Relabelled: UIGestureRecognizer {
  // error: argument labels for method 'canPrevent(by:)' do not match
  override func canPrevent(by other: UIGestureRecognizer) -> Bool { true }
}

final class Untitled: UIBarButtonItem {
  // error: must call a designated initializer of the superclass 'UIBarButtonItem'
  init(action: UIAction) { super.init(primaryAction: action) }
  required init?(coder: NSCoder) { nil }
}

final class Undesignated: UIViewController {
  // error: must call a designated initializer of the superclass 'UIViewController'
  init(policy: PopPolicy) { super.init() }
  required init?(coder: NSCoder) { nil }
}

// error: type 'Empty' does not conform to protocol 'UIPageViewControllerDataSource'
final class Empty: NSObject, UIPageViewControllerDataSource {}

// error: cannot declare conformance to 'NSObjectProtocol' in Swift
final class Rootless: UIGestureRecognizerDelegate {}

// MARK: Warnings

func needless() -> PopPolicy {
  // error: variable 'policy' was never mutated
  var policy = PopPolicy.standard
  return policy
}
