#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A screen of the evaluation.
package struct EvaluationScreen: Sendable {
  /// The name in JSON and on the command line.
  package let name: String
  /// The title in the table.
  package let title: String
  private let makeContent: (@MainActor @Sendable () -> UIScrollView)?
  /// Registers the content with the arbiter; nil if it is not registered.
  ///
  /// Where the arbiter has a registration, the content requires the rivals' pans to fail.
  let register: (@MainActor @Sendable (UIScrollView) -> Void)?

  private init(
    _ name: String, _ title: String,
    content: (@MainActor @Sendable () -> UIScrollView)? = nil,
    register: (@MainActor @Sendable (UIScrollView) -> Void)? = nil
  ) {
    self.name = name
    self.title = title
    makeContent = content
    self.register = register
  }

  /// A screen without scrolling content.
  package static let still = Self("still", "static screen")
  /// A list that scrolls vertically, without a role.
  package static let list = Self("list", "vertical list", content: makeList)
  /// The same list, which defers to the arbiter.
  package static let registeredList = Self(
    "registered-list", "registered vertical list", content: makeList, register: allowPops)
  /// A pager at its leading edge, which defers to the arbiter.
  package static let pager = Self(
    "pager", "pager at its leading edge", content: makePager, register: allowPops)

  /// Pushes the screen on a stage and returns its scroll view.
  @MainActor
  func present(on stage: Stage) -> UIScrollView? {
    let screen = UIViewController()
    let content = makeContent?()
    if let content { screen.view.addSubview(content) }
    stage.push(screen)
    return content
  }

  @MainActor
  private static func allowPops(at content: UIScrollView) {
    content.allowsPopGestureAtLeadingEdge = true
  }

  @MainActor
  private static func makeList() -> UIScrollView {
    let list = UIScrollView(frame: StageMetrics.screen)
    list.contentSize = CGSize(width: list.bounds.width, height: 4 * list.bounds.height)
    list.contentOffset.y = list.bounds.height
    return list
  }

  @MainActor
  private static func makePager() -> UIScrollView {
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 5 * pager.bounds.width, height: pager.bounds.height)
    return pager
  }
}

extension EvaluationScreen: CaseIterable, Hashable {
  package static let allCases: [Self] = [.still, .list, .registeredList, .pager]

  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
#endif
