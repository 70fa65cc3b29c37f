#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The recipe for a different navigation bar appearance on each screen: every screen sets the
/// appearance of its navigation item once, in `viewDidLoad`.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   let appearance = UINavigationBarAppearance()
///   appearance.configureWithOpaqueBackground()
///   appearance.backgroundColor = .red
///   navigationItem.standardAppearance = appearance
///   navigationItem.scrollEdgeAppearance = appearance
/// }
/// ```
///
/// UIKit documents that it uses the item's appearance instead of the bar's while the item is the
/// top one. Nothing is set in `viewWillAppear`, because a cancelled pop would leave the appearance
/// of the screen below, and the bar itself is never changed. How UIKit blends two appearances
/// during a drag is unpublished.
@MainActor @Suite struct NavigationBarAppearanceTests {
  private nonisolated static let versions = [SystemVersion.v16, .v18, .v26]

  @Test(arguments: versions, [(false, false), (false, true), (true, false), (true, true)])
  func `the bar has the appearance of the top screen, before, during and after a pop`(
    version: SystemVersion, pop: (isDriven: Bool, finishes: Bool)
  ) {
    for stack in UIKitBehavior.StackDuringPop.allCases {
      var behavior = UIKitBehavior(version: version)
      behavior.stackDuringPop = stack
      expectAppearance(on: Phone(behavior, isPushed: false), pop)
    }
  }

  private func expectAppearance(on phone: Phone, _ pop: (isDriven: Bool, finishes: Bool)) {
    let bar = phone.stage.navigation.navigationBar
    let standard = bar.standardAppearance
    let (below, top) = (ColoredScreen(.red), ColoredScreen(.blue))
    phone.stage.push(below)
    phone.stage.push(top)
    if pop.isDriven {
      phone.arbiter.driver = .arbiter
      top.popTransition = .system
    }
    var seen: [UIColor?] = []
    func inspect() {
      let shown = phone.stage.navigation.topViewController as? ColoredScreen
      #expect(bar.topItem === shown?.navigationItem, "\(phone.story)")
      #expect(bar.topItem?.standardAppearance === shown?.appearance, "\(phone.story)")
      #expect(bar.topItem?.scrollEdgeAppearance === shown?.appearance, "\(phone.story)")
      let color = bar.topItem?.standardAppearance?.backgroundColor
      if seen.last != color { seen.append(color) }
    }

    inspect()
    phone.touch(.began, 5)
    for x in stride(from: 10.0, through: pop.finishes ? 300 : 100, by: 5) {
      phone.touch(.moved, CGFloat(x))
      inspect()
    }
    phone.touch(pop.finishes ? .ended : .cancelled, phone.touchX)
    for _ in 0..<60 {
      phone.stage.engine.clock.advance(by: 1.0 / 60)
      inspect()
    }
    phone.stage.rest()
    inspect()

    #expect(phone.depth == (pop.finishes ? 2 : 3), "\(phone.story)")
    #expect(
      phone.stage.timeline.winners.contains { $0.isDriverRecognizer } == pop.isDriven,
      "\(phone.story)")
    // During an interactive pop the screen may already be off the stack (C224).
    let likely: [UIColor?] = pop.finishes ? [.blue, .red] : [.blue, .red, .blue]
    #expect(seen == likely || (!pop.finishes && seen == [.blue]), "\(seen)\n\(phone.story)")
    #expect(bar.standardAppearance === standard)
    #expect(below.appearance.backgroundColor == .red && top.appearance.backgroundColor == .blue)
  }

  @Test(arguments: versions)
  func `a screen without an appearance has that of the bar`(version: SystemVersion) {
    let phone = Phone(UIKitBehavior(version: version))
    let bar = phone.stage.navigation.navigationBar
    #expect(bar.topItem?.standardAppearance == nil)

    phone.stage.push(ColoredScreen(.blue))
    #expect(bar.topItem?.standardAppearance?.backgroundColor == .blue)
    phone.arbiter.pop()
    phone.stage.rest()

    #expect(bar.topItem?.standardAppearance == nil)
  }
}

/// A screen that gives its bar a color, once.
private final class ColoredScreen: UIViewController {
  let appearance = UINavigationBarAppearance()

  init(_ color: UIColor) {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }
}
#endif
