// Mistakes that only the flow of values shows, which the compiler follows once all types are right.
// Above each stands the compiler's error for the next line.
import GestureArbitration

final class Counter {
  var count = 0
}

@MainActor
func keep(_ counter: Counter) {}

func sendAndUse() async {
  let counter = Counter()
  // error: sending 'counter' risks causing data races
  await keep(counter)
  counter.count += 1
}

final class Early: UIGestureRecognizer {
  private var policy: PopPolicy

  init(policy: PopPolicy) {
    // error: property 'self.policy' not initialized at super.init call
    super.init(target: nil, action: nil)
    self.policy = policy
  }
}

@MainActor
func fallThrough(_ view: UIView) -> CGPoint? {
  if let scrollView = view as? UIScrollView { return scrollView.contentOffset }
  // error: missing return in global function expected to return 'CGPoint?'
}
