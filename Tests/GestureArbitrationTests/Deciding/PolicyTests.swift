#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The arbiter's policy during a drag.
@MainActor @Suite struct PolicyTests {
  @Test(arguments: [(CGFloat(21), 2), (19, 1), (6, 1)])
  func `with edgeOnly a drag pops from the leading edge only`(x: CGFloat, depth: Int) {
    let phone = Phone()
    phone.arbiter.policy = .edgeOnly

    phone.swipeRight(from: x)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
  }

  @Test(arguments: [(CGFloat(119), 1), (121, 2)])
  func `a leading strip ends at its width`(x: CGFloat, depth: Int) {
    let phone = Phone()
    phone.arbiter.policy.start = .leading(120)

    phone.swipeRight(from: x)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
  }

  @Test func `a rule of the app's that comes first decides`() {
    let phone = Phone()
    phone.arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
    phone.screen.isEditing = true

    phone.swipeRight()
    phone.stage.rest()

    #expect(
      phone.decisions.map(\.description) == [
        "content pop refused at (195, 422) by editing: editing refuses"
      ])
    #expect(phone.depth == 2)
  }

  @Test func `a rule of the app's sees an attempt as it is`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1_170, height: 844))
    pager.isPagingEnabled = true
    pager.allowsPopGestureAtLeadingEdge = true
    phone.arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
    phone.arbiter.policy.rules.insert(
      .refuse("beside the pager") { $0.contents.count != 1 }, at: 0)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a change of the policy takes effect with the next touch`() {
    let phone = Phone()

    phone.play(.drag(from: CGPoint(x: 200, y: 422), by: CGPoint(x: 150, y: 0))) { step in
      if step == 1 { phone.arbiter.policy = .edgeOnly }
    }
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
    phone.stage.push(UIViewController())
    phone.swipeRight(from: 200)
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
  }
}
#endif
