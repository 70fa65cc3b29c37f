// Mistakes that type-checking must find. Above each stands what the compiler has to say of that line,
// or at least some words of it, and if only some versions are concerned, which.
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
  // error: value of optional type '(@MainActor (UIGestureRecognizer) -> Bool)?' must be
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
