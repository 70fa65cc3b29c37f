#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Pops of content under a presentation that leaves it usable (C267).
@MainActor @Suite struct UsablePresentationTests {
  private func presentSheet(on phone: Phone, animated: Bool = false) {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.selectedDetentIdentifier = .medium
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    phone.stage.navigation.present(sheet, animated: animated)
    if !animated { phone.stage.rest() }
  }

  @Test(arguments: [CGFloat(6), 150])
  func `C267: beside an undimmed sheet a swipe pops as it does without an arbiter`(x: CGFloat) {
    for version in SystemVersion.allCases {
      for answer in UIKitBehavior.PopUnderPresentation.allCases {
        var behavior = UIKitBehavior(version: version)
        behavior.popUnderPresentation = answer
        let phone = Phone(behavior)
        presentSheet(on: phone)

        phone.drag(from: CGPoint(x: x, y: 200), by: CGPoint(x: 200, y: 4))
        phone.stage.rest()

        let pops = answer == .popsIfReachable && (x == 6 || version >= .v26)
        #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
        #expect(phone.stage.navigation.presentedViewController != nil)
      }
    }
  }

  @Test func `C267: a touch that lands before an undimmed sheet is presented pops nothing`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      presentSheet(on: $0, animated: true)

      $0.send(.began, CGPoint(x: 150, y: 200))
      $0.stage.engine.clock.advance(by: 1)
      for x in stride(from: 160.0, through: 350, by: 10) { $0.send(.moved, CGPoint(x: x, y: 200)) }
      $0.send(.ended, CGPoint(x: 350, y: 200))
      $0.stage.rest()

      #expect($0.depth == 2, "\($0.story)")
    }
  }

  @Test func `C267: with a driver a drag beside an undimmed sheet pops, and one on it does not`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      presentSheet(on: $0)

      $0.drag(from: CGPoint(x: 150, y: 700), by: CGPoint(x: 200, y: 4))
      $0.stage.rest()
      #expect($0.depth == 2, "\($0.story)")

      $0.drag(from: CGPoint(x: 150, y: 200), by: CGPoint(x: 200, y: 4))
      $0.stage.rest()
      #expect($0.depth == 1, "\($0.story)")
    }
  }
}
#endif
