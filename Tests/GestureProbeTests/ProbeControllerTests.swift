#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import GestureProbe
import HeadlessUIKit
import Testing

/// The app that asks for drags, on the engine.
@MainActor
final class ProbeControllerTests {
  private let engine = HeadlessEngine()
  private let window = UIWindow(frame: StageMetrics.screen)
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString, isDirectory: true)
  private let probe: ProbeController

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    probe = ProbeController(keepingIn: folder)
    engine.attach(window)
    window.rootViewController = probe
    engine.clock.advance(by: 0.1)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `the list shows all drags`() throws {
    let table = try #require(table)

    #expect(table.numberOfRows(inSection: 0) == GuidedDrag.all.count)
    #expect(rowTexts(table).first == GuidedDrag.all.first?.title)
  }

  @Test func `a tap on a row pushes its screens and shows what to do`() throws {
    try tapRow(0)

    #expect(probe.current?.id == GuidedDrag.all.first?.id)
    #expect(probe.navigation.viewControllers.count == 2)
    #expect(texts(of: probe.view).contains(GuidedDrag.all.first?.instruction ?? ""))
  }

  @Test func `a drag is recorded, kept once its screen is popped, and reads again`() throws {
    try tapRow(0)
    let id = try #require(probe.current?.id)

    play(probe.current)

    #expect(probe.current == nil)
    let trace = try #require(probe.recordings[id])
    #expect(trace.screens.count == 1)
    #expect(try GestureTrace(json: Data(trace.json.utf8), named: id).screens.count == 1)
    #expect(probe.navigation.gestureArbiter.isRecording == false)
  }

  @Test func `the live list shows the latest events`() throws {
    try tapRow(row(of: "own-pan"))

    play(probe.current)

    let news = probe.navigation.gestureArbiter.trace.events.filter(\.isPrinted)
    #expect(probe.liveList == news.suffix(8).reversed().map(\.line))
    #expect(texts(of: probe.view).contains { $0.contains("map.pan: began") })
  }

  @Test func `the live list has a line for each event, and loses the earliest first`() {
    let list = LiveList(
      frame: CGRect(x: 0, y: 0, width: 80, height: 2.5 * EngineMetrics.character.height))

    list.show(["latest, longer than a line", "before it", "earliest"])
    list.layoutIfNeeded()

    let shown = list.subviews.filter { !$0.isHidden }
    #expect(shown.flatMap(texts(of:)) == ["latest, longer than a line", "before it"])
    #expect(shown.allSatisfy { $0.bounds.height == EngineMetrics.character.height })
  }

  @Test func `the panel is as high as its text and the live list, below the screens`() throws {
    try tapRow(0)

    let panel = try #require(probe.view.subviews.lazy.compactMap { $0 as? GuidePanel }.first)
    #expect(panel.frame.height == 44 + 66 + 8 * EngineMetrics.character.height)
    #expect(panel.frame.maxY == StageMetrics.screen.height)
    #expect(probe.navigation.view.frame.maxY == panel.frame.minY)
  }

  @Test func `a large text takes half of the window, and scrolls above the latest line`() throws {
    let panel = GuidePanel(onDone: {}, onShare: { _ in })
    let instruction = String(repeating: "Drag to the right from the middle. ", count: 50)
    let drag = GuidedDrag(
      "long", title: "Long", instruction: instruction, questions: [], touches: []
    ) { [] }
    let size = StageMetrics.screen.size

    panel.showDrag(drag)
    let height = panel.height(in: size, bottom: 0)
    panel.frame = CGRect(x: 0, y: 0, width: size.width, height: height)

    #expect(height == size.height / 2)
    let text = try #require(panel.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    #expect(text.contentSize.height > text.bounds.height)
    let list = try #require(panel.subviews.lazy.compactMap { $0 as? LiveList }.first)
    #expect(list.frame.minY == text.frame.maxY)
    #expect(list.frame == CGRect(x: 16, y: height - 20, width: size.width - 32, height: 20))
  }

  @Test func `the live list is shortened where the window is low`() {
    let panel = GuidePanel(onDone: {}, onShare: { _ in })

    let height = panel.height(in: CGSize(width: 844, height: 390), bottom: 0)

    #expect(height == (390 * 0.34).rounded())
  }

  @Test func `a row is as high as its text`() throws {
    #expect(try #require(table).rowHeight == UITableView.automaticDimension)
  }

  @Test func `done keeps the recording of a drag that pops nothing`() throws {
    try tapRow(row(of: "scroll-lift"))
    play(probe.current)

    try tapButton("Done")

    #expect(probe.recordings.keys.sorted() == ["scroll-lift"])
    #expect(probe.navigation.viewControllers.count == 1)
    #expect(rowTexts(try #require(table)).contains { $0.hasPrefix("✓") } || !isRowVisible)
  }

  @Test func `VoiceOver moves to the instruction, and to the list once the drag is done`() throws {
    try tapRow(row(of: "scroll-lift"))
    #expect((ProbeText.focused as? UILabel)?.text == probe.current?.instruction)

    try tapButton("Done")

    let list = try #require(probe.navigation.viewControllers.first)
    #expect(ProbeText.focused === list.view && list.view.window === window)
  }

  @Test func `VoiceOver leaves the touches on the screens of a drag to the app`() throws {
    try tapRow(row(of: "scroll-lift"))
    #expect(ProbeText.directArea === probe.navigation.view)

    try tapButton("Done")

    // The list is no such area, and the one of the drag is gone.
    #expect(ProbeText.directArea == nil)
  }

  @Test func `VoiceOver moves to the list when the drag pops its screen`() throws {
    try tapRow(0)

    play(probe.current)

    #expect(ProbeText.focused === probe.navigation.viewControllers.first?.view)
  }

  @Test func `sharing ends the drag at hand and keeps it`() throws {
    for id in ["scroll-lift", "own-pan"] {
      try tapRow(row(of: id))
      play(probe.current)
      if id == "scroll-lift" { try tapButton("Done") }
    }

    try tapButton("Share")

    #expect(probe.current == nil)
    #expect(probe.recordings.keys.sorted() == ["own-pan", "scroll-lift"])
  }

  @Test func `done without a drag keeps nothing`() throws {
    try tapRow(0)

    try tapButton("Done")

    #expect(probe.recordings.isEmpty)
    #expect(probe.current == nil)
  }

  @Test func `the tap on the back button isn't part of the recording`() throws {
    try tapRow(row(of: "own-pan"))
    play(probe.current)

    let bar = probe.navigation.navigationBar
    let back = bar.convert(CGPoint(x: 20, y: bar.bounds.midY), to: window)
    send([(.began, back, 0), (.ended, back, 0.05)])

    let trace = try #require(probe.recordings["own-pan"])
    #expect(trace.gestures.count == 1)
    #expect(trace.end != nil)
  }

  @Test func `a touch on the bar before the drag is part of the recording`() throws {
    try tapRow(row(of: "own-pan"))
    let bar = probe.navigation.navigationBar
    tap(bar.convert(CGPoint(x: bar.bounds.maxX - 20, y: bar.bounds.midY), to: window))
    play(probe.current)

    try tapButton("Done")

    let trace = try #require(probe.recordings["own-pan"])
    #expect(trace.gestures.count == 2)
    #expect(trace.description.contains("map.pan"))
  }

  @Test func `touches beside the screens at the end aren't part of the recording`() throws {
    try tapRow(row(of: "own-pan"))
    let panel = CGPoint(x: 195, y: 840)
    tap(panel)
    play(probe.current)
    tap(panel)
    try tapButton("Done")

    #expect(probe.recordings["own-pan"]?.gestures == [1, 2])
    try tapRow(row(of: "scroll-lift"))
    tap(panel)
    try tapButton("Done")
    #expect(probe.recordings["scroll-lift"] == nil)
  }

  @Test(arguments: ["chained-pops", "hidden-bar", "sheet", "driver-chained-pops"])
  func `a drag with more than one screen ends with the list on top`(id: String) throws {
    try tapRow(row(of: id))
    play(probe.current)
    if probe.current != nil { try tapButton("Done") }
    engine.clock.advance(by: 1)

    #expect(probe.navigation.viewControllers.count == 1)
    #expect(probe.navigation.presentedViewController == nil)
    #expect(!probe.navigation.isNavigationBarHidden)
    #expect(probe.recordings[id] != nil)
  }

  @Test(arguments: GuidedDrag.all.map(\.id))
  func `every drag can be done in the probe`(id: String) throws {
    try tapRow(row(of: id))
    #expect(probe.current?.id == id)

    play(probe.current)
    if probe.current != nil { try tapButton("Done") }

    let trace = try #require(probe.recordings[id])
    #expect(!trace.screens.isEmpty && trace.lost == 0)
    #expect(probe.navigation.viewControllers.count == 1)
  }

  @Test func `a recording starts with an empty trace each time`() throws {
    for _ in 0..<2 {
      try tapRow(0)
      play(probe.current)
    }

    let trace = try #require(probe.recordings.values.first)
    #expect(trace.gestures.count == 1)
    #expect(trace.lost == 0)
  }

  @Test func `each recording is shared as a file of its name`() throws {
    for row in [0, row(of: "own-pan")] {
      try tapRow(row)
      play(probe.current)
      if probe.current != nil { try tapButton("Done") }
    }

    let files = probe.files()

    #expect(files.map(\.lastPathComponent) == ["\(GuidedDrag.all[0].id).json", "own-pan.json"])
    for file in files {
      let trace = try GestureTrace(
        json: Data(contentsOf: file), named: file.lastPathComponent)
      #expect(!trace.screens.isEmpty)
    }
  }

  @Test func `recordings are there when the app is started again`() throws {
    try tapRow(row(of: "own-pan"))
    play(probe.current)
    try tapButton("Done")

    let again = ProbeController(keepingIn: folder)
    window.rootViewController = again
    engine.clock.advance(by: 0.1)

    #expect(again.recordings.isEmpty)
    #expect(again.files().map(\.lastPathComponent) == ["own-pan.json"])
  }

  @Test func `each drag has a stack of its own`() throws {
    try tapRow(0)
    let first = probe.navigation
    try tapButton("Done")
    try tapRow(0)

    #expect(probe.navigation !== first)
  }

  @Test func `a recording of the probe is played again without differences`() throws {
    try tapRow(0)
    play(probe.current)

    let trace = try #require(probe.recordings.values.first)
    let take = try #require(RecordedTake.all(of: trace, named: "probe").takes.first)
    let again = Reproduction(take, behavior: UIKitBehavior())

    #expect(again.isSame, "\(again.differences.first.map(String.init(describing:)) ?? "")")
  }

  @Test func `the probe is deallocated with its window`() {
    weak var probe: ProbeController?
    do {
      let window = UIWindow(frame: StageMetrics.screen)
      let controller = ProbeController(keepingIn: folder)
      probe = controller
      engine.attach(window)
      window.rootViewController = controller
      engine.clock.advance(by: 0.1)
      window.rootViewController = UIViewController()
      engine.clock.advance(by: 0.1)
    }

    #expect(probe == nil)
  }
}

extension ProbeControllerTests {
  private var table: UITableView? {
    probe.navigation.viewControllers.first?.view.subviews.lazy.compactMap { $0 as? UITableView }
      .first
  }

  /// The row whose recording was kept may lie below the screen.
  private var isRowVisible: Bool {
    rowTexts(table ?? UITableView()).contains { $0.hasSuffix("List, slower at the end") }
  }

  private func row(of id: String) -> Int { GuidedDrag.all.firstIndex { $0.id == id } ?? 0 }

  private func tapRow(_ row: Int) throws {
    let table = try #require(table)
    let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
    // In the middle no bar covers it.
    table.contentOffset.y = frame.midY - table.bounds.height / 2
    engine.clock.advance(by: 0.5)
    tap(table.convert(CGPoint(x: frame.midX, y: frame.midY), to: window))
  }

  private func tapButton(_ title: String) throws {
    let button = try #require(
      all(in: probe.view).lazy.compactMap { $0 as? UIButton }
        .first { $0.currentTitle == title && !$0.isHidden })
    tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
  }

  private func tap(_ place: CGPoint) { send([(.began, place, 0), (.ended, place, 0.05)]) }

  private func send(_ steps: [(phase: UITouch.Phase, place: CGPoint, time: TimeInterval)]) {
    let start = engine.clock.now
    for step in steps {
      engine.send(
        [TouchSample(touch: 0, phase: step.phase, location: step.place)], at: start + step.time)
    }
    engine.clock.advance(by: 1)
  }

  private func play(_ drag: GuidedDrag?) {
    let start = engine.clock.now
    let view = probe.navigation.view ?? UIView()
    let frame = view.convert(view.bounds, to: window)
    for sample in drag?.samples(in: frame) ?? [] {
      engine.send([TouchSample(sample)], at: start + sample.time)
    }
    engine.clock.advance(by: 2)
  }

  private func texts(of view: UIView) -> [String] {
    all(in: view).compactMap { ($0 as? UILabel)?.text }
  }

  private func rowTexts(_ table: UITableView) -> [String] {
    all(in: table).filter { $0.superview?.superview is UITableViewCell }
      .compactMap { ($0 as? UILabel)?.text }
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap { all(in: $0) }
  }
}
#endif
