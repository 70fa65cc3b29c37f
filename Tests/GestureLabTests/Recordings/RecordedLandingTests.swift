#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Scroll views whose delegates choose where they come to rest (C143).
@MainActor @Suite struct RecordedLandingTests {
  /// Stops a scroll view at whole cards of 290 pt.
  private final class CardDelegate: NSObject, UIScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.x = (targetContentOffset.pointee.x / 290).rounded() * 290
    }
  }

  /// Records drags to the left on cards, a time in s apart.
  ///
  /// - Parameter choosesTarget: Whether the snapshot says that a delegate may choose the target:
  ///   the engine cannot tell.
  private func recording(
    drags: Int, apart: TimeInterval, choosesTarget: Bool = true
  ) throws -> GestureTrace {
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    let cards = UIScrollView(frame: screen.view.bounds)
    let delegate = CardDelegate()
    cards.contentSize = CGSize(width: 290 * 20, height: 844)
    cards.contentOffset.x = 290
    cards.delegate = delegate
    screen.view.addSubview(cards)
    stage.rest()
    stage.arbiter.isRecording = true
    for _ in 0..<drags {
      stage.play(
        TouchScript().down(at: CGPoint(x: 300, y: 400))
          .move(to: CGPoint(x: 180, y: 400), over: 0.1).up())
      stage.engine.clock.advance(by: apart)
    }
    stage.rest()
    var trace = withExtendedLifetime(delegate) { stage.arbiter.trace }
    for screen in trace.screens.indices {
      for view in trace.screens[screen].snapshot.views.indices {
        trace.screens[screen].snapshot.views[view].scroll?.choosesTarget = choosesTarget
      }
    }
    return try GestureTrace(json: trace.json.utf8, named: "cards")
  }

  @Test func `a drag after a chosen landing is played from where the content came to rest`() throws
  {
    let again = Reproduction.all(of: try recording(drags: 3, apart: 5), named: "cards")
    #expect(again.map(\.gestures) == [1...3])
    let differences = again.flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences)")

    let free = Reproduction.all(
      of: try recording(drags: 3, apart: 5, choosesTarget: false), named: "cards")
    #expect(free.contains { !$0.isSame }, "The delegate changes where the cards come to rest.")
  }

  @Test func `a touch that lands before a chosen landing ends the take`() throws {
    let trace = try recording(drags: 2, apart: 0.1)
    let again = Reproduction.all(of: trace, named: "cards")
    #expect(again.map(\.gestures) == [1...1])
    let differences = again.flatMap(\.differences)
    #expect(differences.isEmpty, "\(differences)")
    #expect(
      again.first?.notes.contains { $0.contains("to where its delegate had sent it") } == true)
  }
}
#endif
