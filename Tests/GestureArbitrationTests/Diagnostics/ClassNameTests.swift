#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Snapshots, recordings and decisions without the names of an app's classes.
@MainActor @Suite struct ClassNameTests {
  /// A recording of several gestures on a screen whose classes all have names of the app's own, and
  /// all texts of its decisions.
  private func record(
    includingClassNames: Bool
  ) -> (trace: GestureTrace, texts: [String], names: Set<String>) {
    // Only a driver's pops leave the drags of controls alone by themselves.
    let phone = Phone(UIKitBehavior(version: .v18)) { arbiter, _ in
      arbiter.includesClassNames = includingClassNames
      arbiter.driver = .arbiter
      arbiter.isRecording = true
    }
    let screen = SecretScreen()
    phone.stage.push(screen)
    let list = SecretList(frame: StageMetrics.screen)
    list.contentSize = CGSize(width: 390, height: 3_000)
    screen.view.addSubview(list)
    let delegate = SecretDelegate()
    let pan = SecretPan()
    pan.delegate = delegate
    let map = SecretMap(frame: CGRect(x: 0, y: 500, width: 390, height: 100))
    map.addGestureRecognizer(pan)
    list.addSubview(map)
    let control = SecretControl(frame: CGRect(x: 0, y: 700, width: 390, height: 60))
    control.value = 0.5
    screen.view.addSubview(control)
    let owner = SecretOwner()
    let pause = phone.arbiter.suspend(.content, for: owner, because: "a call")
    for y in [400.0, 550] {
      phone.drag(from: CGPoint(x: 195, y: y), by: CGPoint(x: 120, y: 60))
      phone.stage.rest()
    }
    pause.end()
    phone.drag(from: CGPoint(x: 195, y: 730), by: CGPoint(x: 120, y: 4))
    phone.stage.rest()
    phone.stage.navigation.present(SecretScreen(), animated: false)
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: 4, y: -60))
    phone.stage.rest()
    let names = phone.arbiter.trace.events.compactMap(\.recognizerName)
    return withExtendedLifetime((owner, delegate)) {
      (phone.arbiter.trace, phone.decisions.map(\.description), Set(names))
    }
  }

  @Test func `a recording without the names of classes holds none, and one with them does`() throws
  {
    let (trace, texts, names) = record(includingClassNames: false)
    #expect(!trace.json.contains("Secret"), "\(trace)")
    #expect(texts.count > 2 && texts.allSatisfy { !$0.contains("Secret") }, "\(texts)")
    #expect(texts.contains { $0.contains("an object") }, "\(texts)")
    #expect(!trace.description.contains("Secret"))
    for snapshot in trace.screens.map(\.snapshot) {
      #expect(snapshot == snapshot.withoutClassNames)
    }
    let numbered = names.filter { $0.hasPrefix("recognizer ") }
    #expect(!numbered.isEmpty, "\(names)")
    #expect(try GestureTrace(json: trace.json.utf8, named: "r") == trace)

    let (open, openTexts, _) = record(includingClassNames: true)
    for name in ["Screen", "List", "Pan", "Map", "Control", "Delegate", "Owner"] {
      #expect(open.json.contains("Secret\(name)"), "\(name)")
    }
    #expect(openTexts.contains { $0.contains("SecretOwner") })
    #expect(openTexts.contains { $0.contains("SecretControl") }, "\(openTexts)")
    #expect(open.events.count == trace.events.count)
  }

  @Test func `a recording without the names of classes is played again like one with them`() {
    for includesClassNames in [true, false] {
      let (trace, _, _) = record(includingClassNames: includesClassNames)
      let again = Reproduction.all(of: trace, named: "r")
      #expect(again.count == 3)
      for take in again { #expect(take.isSame, "\(take.differences)") }
    }
  }

  @Test func `a snapshot follows the setting`() {
    let phone = Phone()
    phone.stage.push(SecretScreen())
    #expect(phone.arbiter.snapshot().json.contains("SecretScreen"))
    phone.arbiter.includesClassNames = false
    #expect(!phone.arbiter.snapshot().json.contains("SecretScreen"))
  }
}

private final class SecretScreen: UIViewController {}
private final class SecretList: UIScrollView {}
private final class SecretMap: UIView {}
private final class SecretPan: UIPanGestureRecognizer {}
private final class SecretControl: UISlider {}
private final class SecretDelegate: NSObject, UIGestureRecognizerDelegate {}
private final class SecretOwner {}
#endif
