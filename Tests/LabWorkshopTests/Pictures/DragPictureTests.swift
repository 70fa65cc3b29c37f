#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor @Suite struct DragPictureTests {
  @Test func `every built-in screen has a picture with the owner of its drag`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      for screen in LabScreen.all {
        for withArbiter in [false, true] {
          let start = CGPoint(x: 140, y: screen.strokeHeight)
          let picture = DragPicture(
            of: screen, subject: screen.title, .right, from: start, withArbiter: withArbiter,
            behavior: UIKitBehavior())

          let script = TouchScript(DragPicture.stroke(.right, from: start, on: screen))
          let trial = Trial(script, on: screen, withArbiter: withArbiter)
          #expect(picture.owner == trial.owner, "\(screen.name), \(withArbiter)")
          #expect(picture.svg.utf8.count < 40_000, "\(screen.name)")
          let read = try #require(ElementReader(picture.svg), "\(screen.name)")
          #expect(read.counts["desc"] == 1)
          #expect(read.counts["script"] == nil)
          #expect(read.texts.contains(picture.description), "\(screen.name)")
          let line = trial.owner == .unclaimed ? "No owner" : "Owner: \(trial.owner)"
          #expect(read.texts.contains(line), "\(screen.name)")
        }
      }
    }
  }

  @Test func `the drag that the README shows pops on every release, under every answer`() throws {
    let picture = try #require(PublishedPicture.all.first { $0.name == "guide-pop" })
    guard case .drag(_, let start) = picture.content else { return #expect(Bool(false)) }
    let script = TouchScript(DragPicture.stroke(.right, from: start, on: picture.screen))

    #expect(picture.releases == SystemVersion.allCases)
    for version in picture.releases {
      let exploration = Exploration(
        from: UIKitBehavior(version: version), departures: 1, shuffles: 1...1
      ) { behavior, seed in
        let stage = picture.screen.stage(behavior: behavior, seed: seed)
        picture.screen.show(on: stage)
        stage.play(script)
        stage.rest()
        return .init(stage.navigation.viewControllers.count, of: stage.engine)
      }
      #expect(exploration.groups.map(\.outcome) == [1], "\(version)")
    }
  }

  @Test func `the map that the README shows is the same on every release`() throws {
    let picture = try #require(PublishedPicture.all.first { $0.name == "guide-map" })
    let maps = SystemVersion.allCases.map { version in
      ConflictMap.playing(
        picture.screen, withArbiter: true, behavior: UIKitBehavior(version: version),
        grid: MapGrid(spacing: 30), directions: [.right])
    }
    let paths = maps.map { MapRegion.paths(of: $0, .right).map(\.data) }

    #expect(picture.releases == SystemVersion.allCases && paths[0].count == 3)
    for (map, path) in zip(maps, paths) {
      #expect(path == paths[0], "\(map.version)")
      #expect(map.owners == maps[0].owners, "\(map.version)")
    }
  }

  @Test(arguments: [CGPoint(x: 140, y: 470), CGPoint(x: 60, y: 200)])
  func `a still picture shows where the engine has the screen before the lift`(start: CGPoint)
    throws
  {
    let screen = LabScreen.pagerFirstPage
    let stage = screen.stage()
    screen.show(on: stage)
    let top = try #require(stage.navigation.topViewController)
    let steps = TouchScript(DragPicture.stroke(.right, from: start, on: screen)).steps
    for step in steps.dropLast() { stage.engine.send([step.sample], at: step.time) }
    let x = (top.view.frame.minX * 10).rounded() / 10

    let svg = DragPicture(
      of: screen, subject: "x", .right, from: start, withArbiter: true, behavior: UIKitBehavior()
    ).svg

    #expect(x > 100)
    let still = try #require(svg.components(separatedBy: "@media (prefers-reduced-motion").first)
    let text = x == x.rounded() ? "\(Int(x))" : "\(x)"
    #expect(still.contains("{transform:translate(\(text)px,0px)}"), "\(text)")
  }

  @Test func `a collapsed scroll view of a snapshot is drawn without cards`() {
    let stage = Stage()
    let screen = UIViewController()
    let shelf = UIScrollView(frame: CGRect(x: 20, y: 200, width: 0, height: 120))
    shelf.contentSize = CGSize(width: 900, height: 120)
    shelf.popGestureRole = .pagingScrollView
    screen.view.addSubview(shelf)
    stage.push(screen)

    let picture = DragPicture(
      of: LabScreen(stage.arbiter.snapshot(), named: "collapsed"), subject: "x", .right,
      from: CGPoint(x: 140, y: 470), withArbiter: true, behavior: UIKitBehavior())

    #expect(picture.owner == .pop)
    #expect(!picture.svg.contains("nan"))
  }

  @Test func `from right to left the back button's chevron is at the right`() {
    let chevrons: [Substring?] = [LabScreen.pagerFirstPage, .rightToLeftPager].map { screen in
      DragPicture(
        of: screen, subject: "x", .down, from: CGPoint(x: 140, y: 470), withArbiter: true,
        behavior: UIKitBehavior()
      ).svg.firstMatch(of: #/class="wf-chevron"[^>]* d="M([0-9.]+) /#)?.1
    }

    #expect(chevrons.compactMap { $0.flatMap { Double($0) } } == [32, 358])
  }

  @Test func `without the arbiter the pager moves as far as the engine scrolls it`() throws {
    let screen = LabScreen.pagerFirstPage
    let start = CGPoint(x: 140, y: 470)
    let stage = screen.stage()
    let pager = try #require(
      screen.show(on: stage, withArbiter: false).first?.view as? UIScrollView)
    let steps = TouchScript(DragPicture.stroke(.right, from: start, on: screen)).steps
    for step in steps.dropLast() { stage.engine.send([step.sample], at: step.time) }
    let x = (-pager.contentOffset.x * 10).rounded() / 10

    let picture = DragPicture(
      of: screen, subject: "x", .right, from: start, withArbiter: false,
      behavior: UIKitBehavior())

    #expect(x > 20)
    #expect(picture.svg.contains("translate(\(x)px,0px)"), "\(x)")
    #expect(picture.description.contains("The pager springs back, and the screen stays."))
  }

  @Test func `the same drag gives the same text`() {
    let pictures = (0..<2).map { _ in
      DragPicture(
        of: .carousel, subject: "x", .right, from: CGPoint(x: 30, y: 420), withArbiter: true,
        behavior: UIKitBehavior()
      ).svg
    }

    #expect(pictures[0] == pictures[1])
  }

  @Test func `names that look like markup are escaped`() throws {
    let name = "</text><script>&\"'"
    let screen = LabScreen("odd", title: name, owner: { _ in .content(name) }) { stage in
      let screen = UIViewController()
      let view = UIView(frame: StageMetrics.screen)
      screen.view.addSubview(view)
      stage.push(screen)
      return [LabContent(name: name, view: view, role: .map)]
    }

    let picture = DragPicture(
      of: screen, subject: name, .right, from: CGPoint(x: 140, y: 400), withArbiter: true,
      behavior: UIKitBehavior())

    let read = try #require(ElementReader(picture.svg))
    #expect(read.counts["script"] == nil)
    #expect(read.texts.contains(name))
  }
}

/// The elements and texts of a picture.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]
  private(set) var texts: Set<String> = []
  private var text = ""

  /// Parses a picture; returns nil if it is not well-formed.
  init?(_ svg: String) {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    counts[elementName, default: 0] += 1
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    texts.insert(text)
  }
}
#endif
