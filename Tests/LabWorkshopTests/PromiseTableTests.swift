#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// The table of promises lists a broken one.
@MainActor @Suite struct PromiseTableTests {
  @Test func `a broken promise is listed with the actual owner`() {
    let liar = LabScreen("liar", title: "nothing, and it claims to keep its drags") { _ in
      .unclaimed
    } build: { stage in
      stage.push(UIViewController())
      return []
    }

    let promise = ProvenPromise(liar, .right, from: .edge, on: .v18, departures: 0)

    #expect(promise.failures == ["pop instead of unclaimed with the likely answers"])
    var given = UIKitAnswers()
    given.narrow(.unmarkedTouch, to: ["fails"])
    let narrowed = ProvenPromise(
      liar, .right, from: .edge, on: .v18, departures: 0, within: given)
    #expect(narrowed.failures == ["pop instead of unclaimed with the given answers"])
    #expect(
      PromiseTable([promise]).summary.suffix(2) == [
        "The same owner in all combinations tried: 0. Another one, which is UIKit's own choice "
          + "without the arbiter too: 0. Broken: 1.",
        "broken: liar, right from edge, iOS 18: pop instead of unclaimed with the likely answers",
      ])
  }
}
#endif
