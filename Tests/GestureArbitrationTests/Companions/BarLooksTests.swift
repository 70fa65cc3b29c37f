import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The recipe for bars that look different on each screen: every screen gives its navigation item a
/// look of its own, once, in `viewDidLoad`.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   let looks = UINavigationBarAppearance()
///   looks.configureWithOpaqueBackground()
///   looks.backgroundColor = .red
///   navigationItem.standardAppearance = looks
///   navigationItem.scrollEdgeAppearance = looks
/// }
/// ```
///
/// By its documentation, UIKit takes the item's look in the place of the bar's while the item is on
/// top. Nothing is set in `viewWillAppear`, which a cancelled pop would leave as the screen below
/// wants it, and the bar itself is never changed. How UIKit blends two looks during a drag is its
/// own affair, and unpublished.
@MainActor @Suite struct BarLooksTests {
  private nonisolated static let versions = [SystemVersion.iOS16, .iOS18, .iOS26]

  @Test(arguments: versions, [(false, false), (false, true), (true, false), (true, true)])
  func `the bar carries the looks of the screen on top, before, during and after a pop`(
    version: SystemVersion, pop: (isOwn: Bool, finishes: Bool)
  ) {
    for stack in UIKitBehavior.StackDuringPop.allCases {
      var behavior = UIKitBehavior(version: version)
      behavior.stackDuringPop = stack
      expectLooks(on: Phone(behavior, isPushed: false), pop)
    }
  }

  private func expectLooks(on phone: Phone, _ pop: (isOwn: Bool, finishes: Bool)) {
    let bar = phone.stage.navigation.navigationBar
    let own = bar.standardAppearance
    let (below, top) = (ColoredScreen(.red), ColoredScreen(.blue))
    phone.stage.push(below)
    phone.stage.push(top)
    if pop.isOwn {
      phone.arbiter.driver = .publicTransition
      top.popTransition = .system
    }
    var seen: [UIColor?] = []
    func look() {
      let shown = phone.stage.navigation.topViewController as? ColoredScreen
      #expect(bar.topItem === shown?.navigationItem, "\(phone.story)")
      #expect(bar.topItem?.standardAppearance === shown?.looks, "\(phone.story)")
      #expect(bar.topItem?.scrollEdgeAppearance === shown?.looks, "\(phone.story)")
      let color = bar.topItem?.standardAppearance?.backgroundColor
      if seen.last != color { seen.append(color) }
    }

    look()
    phone.touch(.began, 5)
    for x in stride(from: 10.0, through: pop.finishes ? 300 : 100, by: 5) {
      phone.touch(.moved, CGFloat(x))
      look()
    }
    phone.touch(pop.finishes ? .ended : .cancelled, phone.fingerX)
    for _ in 0..<60 {
      phone.stage.engine.clock.advance(by: 1.0 / 60)
      look()
    }
    phone.stage.rest()
    look()

    #expect(phone.depth == (pop.finishes ? 2 : 3), "\(phone.story)")
    #expect(phone.stage.timeline.winners.contains { $0.isOwnPop } == pop.isOwn, "\(phone.story)")
    // While a screen is dragged away it may, or may not, be off the stack already (C224).
    let likely: [UIColor?] = pop.finishes ? [.blue, .red] : [.blue, .red, .blue]
    #expect(seen == likely || (!pop.finishes && seen == [.blue]), "\(seen)\n\(phone.story)")
    #expect(bar.standardAppearance === own)
    #expect(below.looks.backgroundColor == .red && top.looks.backgroundColor == .blue)
  }

  @Test(arguments: versions)
  func `a screen without looks of its own has the bar's`(version: SystemVersion) {
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

/// A screen with a bar of one colour, set up once.
private final class ColoredScreen: UIViewController {
  let looks = UINavigationBarAppearance()

  init(_ color: UIColor) {
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.standardAppearance = looks
    navigationItem.scrollEdgeAppearance = looks
  }
}
