#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The maps, promises and reports of an app's own screen.
@MainActor @Suite struct StagedScreenTests {
  private let feed = StagedScreen("feed") { stage in
    let screen = FeedController()
    stage.push(screen)
    stage.arbiter.register(screen.carousel, as: .carousel, named: "carousel")
  }
  private let promise = DragPromise(
    .right, from: { $0.x < 44 || $0.y < 44 }, goesTo: .pop, elsewhere: .content("carousel"))

  @Test func `from x below 44 a drag to the right pops, elsewhere the carousel has it`() {
    let map = feed.conflictMap([.right])

    #expect(map.breach(of: promise) == nil)
    #expect(map.owner(of: .right, from: CGPoint(x: 8, y: 400)) == .pop)
    #expect(map.owner(of: .right, from: CGPoint(x: 200, y: 400)) == .content("carousel"))
    #expect(map.reason(of: .right, from: CGPoint(x: 200, y: 400))?.contains("carousel") == true)
  }

  @Test func `a promise about every drag needs no place`() {
    let map = feed.conflictMap([.left, .up], every: 60)

    #expect(
      map.breach(of: DragPromise(.left, from: { $0.y > 44 }, goesTo: .content("carousel"))) == nil)
    #expect(map.breach(of: DragPromise(.up, goesTo: .pop))?.count == 7 * 15)
  }

  @Test func `a broken promise names the place, the owner and the reason in one line`() throws {
    let map = feed.conflictMap([.right], every: 60)
    let greedy = DragPromise(.right, from: { $0.x < 100 }, goesTo: .pop)

    let breach = try #require(map.breach(of: greedy))

    #expect(breach.count == 14)
    #expect(
      breach.description.hasPrefix(
        "14 of 30 drags to the right, the first from (90, 90): carousel instead of pop, because "),
      "\(breach)")
    #expect(!breach.description.contains("\n"))
  }

  @Test func `a promise that no drag tests is broken`() {
    let map = feed.conflictMap([.right], every: 60)

    #expect(
      map.breach(of: DragPromise(.left, goesTo: .pop))?.description
        == "no drag to the left was played for this map")
    #expect(
      map.breach(of: DragPromise(.right, from: { $0.x < 20 }, goesTo: .pop))?.description
        == "none of the 105 start points, 60 pt apart, lies where drags to the right go to pop")
  }

  @Test func `before iOS 26, and without the arbiter, the same screen has other owners`() {
    let old = StagedScreen("feed", iOS: .v18) { stage in stage.push(FeedController()) }
    let middle = CGPoint(x: 30, y: 400)

    #expect(old.conflictMap([.right], every: 60).owner(of: .right, from: middle) != .pop)
    let plain = feed.conflictMap([.right], every: 60, withArbiter: false)
    #expect(plain.owner(of: .right, from: middle) == .content("carousel"))
  }

  @Test func `a drag that starts outside the screen has no owner`() {
    let map = feed.conflictMap([.right], every: 100)

    for x in [-1, 390, CGFloat.nan, .infinity] {
      #expect(map.owner(of: .right, from: CGPoint(x: x, y: 10)) == nil)
    }
    #expect(map.owner(of: .up, from: CGPoint(x: 8, y: 10)) == nil)
  }

  @Test func `a driver and a navigation controller of the app's own are played`() {
    let full = StagedScreen("full", iOS: .v16, navigation: OwnNavigation()) { stage in
      stage.push(UIViewController())
      stage.arbiter.driver = .arbiter
    }

    let map = full.conflictMap([.right], every: 100)

    #expect(map.owner(of: .right, from: CGPoint(x: 150, y: 450)) == .pop)
  }

  @Test func `a canvas that claims its drags owns them, and its controls own theirs`() {
    let screen = StagedScreen("canvas") { stage in
      let controller = UIViewController()
      let canvas = Canvas(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
      let slider = UISlider(frame: CGRect(x: 20, y: 600, width: 350, height: 60))
      controller.view.addSubview(canvas)
      controller.view.addSubview(slider)
      stage.push(controller)
      stage.arbiter.register(canvas, as: .claims(.horizontalDrags), named: "canvas")
    }

    let map = screen.conflictMap([.right, .down], every: 50)

    #expect(map.owner(of: .right, from: CGPoint(x: 200, y: 300)) == .content("canvas"))
    #expect(map.owner(of: .right, from: CGPoint(x: 200, y: 800)) == .pop)
    #expect(map.owner(of: .down, from: CGPoint(x: 200, y: 800)) == .unclaimed)
  }

  @Test func `a switch that a drag of a map has toggled is back for the next drag`() {
    let toggled = Toggled()
    let screen = StagedScreen("settings") { stage in
      let controller = UIViewController()
      let toggle = UISwitch(frame: CGRect(x: 180, y: 400, width: 51, height: 31))
      toggle.addAction(
        UIAction { [weak toggle] _ in toggled.values.append(toggle?.isOn ?? false) },
        for: .valueChanged)
      controller.view.addSubview(toggle)
      stage.push(controller)
      stage.arbiter.register(toggle, as: .claims(.allDrags), named: "switch")
    }

    _ = screen.conflictMap([.right], every: 10)

    #expect(toggled.values.count > 5)
    #expect(toggled.values.allSatisfy { $0 }, "\(toggled.values)")
  }

  @Test func `a map is drawn, written down and read again`() throws {
    let map = feed.conflictMap([.right], every: 100)

    let read = try JSONDecoder().decode(ConflictMap.self, from: Data(map.json.utf8))

    #expect(read == map)
    #expect(feed.conflictMap([.right], every: 100) == map)
    #expect(map.svg(of: .right).hasPrefix("<svg "))
    #expect(try !map.json.contains("notes"))
  }

  @Test func `the picture and the data of a copy list its differences from the original`() throws {
    let stage = Stage()
    stage.push(FeedController())
    let copy = StagedScreen(stage.arbiter.snapshot(), named: "feed.json")
    #expect(!copy.notes.isEmpty)

    let map = copy.conflictMap([.right], every: 100)

    let data = Data(try map.json.utf8)
    #expect(try map.json.contains(#""notes":["#))
    #expect(try JSONDecoder().decode(ConflictMap.self, from: data) == map)
    let svg = map.svg(of: .right)
    #expect(svg.contains("Differences from the original screen:"))
    for word in copy.notes[0].split(separator: " ").prefix(3) { #expect(svg.contains(word)) }
  }
}

/// A screen that is a carousel, below a bar that lets drags through.
@MainActor
private final class FeedController: UIViewController {
  let carousel = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    carousel.frame = view.bounds
    carousel.contentSize = CGSize(width: 3_900, height: view.bounds.height)
    carousel.contentOffset.x = 1_950
    view.addSubview(carousel)
  }
}

@MainActor
private final class OwnNavigation: UINavigationController {}

/// A view that tracks its touches without a recognizer.
@MainActor
private final class Canvas: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The values that a switch reported.
@MainActor
private final class Toggled {
  var values: [Bool] = []
}
#endif
