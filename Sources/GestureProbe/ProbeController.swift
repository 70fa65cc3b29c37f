import Foundation
import GestureArbitration
import UIKitShim

/// An app that asks a person for drags, and records what UIKit does with them.
///
/// ```swift
/// window.rootViewController = ProbeController()
/// ```
///
/// It lists ``GuidedDrag/all``. A tap on one pushes its screens, draws the drag as an arrow and starts
/// a recording; *Done*, or returning to the list, keeps it. One button shares what was kept, a file
/// for each drag. Nothing leaves the device otherwise. Give it the whole window: a drag from the
/// bezel has to begin there.
@MainActor
public final class ProbeController: UIViewController {
  /// What was recorded last for each guided drag that was done, by its `id`.
  public var recordings: [String: GestureTrace] { kept.mapValues(\.trace) }

  /// The navigation controller on whose stack the screens are pushed.
  package let navigation = UINavigationController()
  /// The drag that is being recorded.
  package private(set) var current: GuidedDrag?
  private let drags: [GuidedDrag]
  private var kept: [String: Recording] = [:]
  private let arrow = DragArrow()
  private lazy var panel = GuidePanel(
    onDone: { [weak self] in self?.finish() }, onShare: { [weak self] in self?.share(from: $0) })
  private lazy var list = DragList(
    drags, onChoice: { [weak self] in self?.begin($0) },
    onReturn: { [weak self] in self?.finish() })
  /// The time of the latest event in the live list, in s since the device started.
  private var shownUntil: Double?
  /// Whether the turns of the run loop are observed.
  private var isObserving = false

  /// The events of one guided drag for which there is room; a drag makes about a hundred.
  private static let capacity = 2_000
  /// The largest share of the height that the panel takes, and its height in pt.
  private static let panelShare: CGFloat = 0.34
  private static let panelHeight: CGFloat = 250

  /// Creates the app with guided drags.
  public init(_ drags: [GuidedDrag] = GuidedDrag.all) {
    self.drags = drags
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; it is not kept in archives.
  public required init?(coder: NSCoder) { nil }

  /// Puts the list and the panel in place.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigation.setViewControllers([list], animated: false)
    addChild(navigation)
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    view.addSubview(arrow)
    view.addSubview(panel)
  }

  /// Places the panel below the screens.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = min(Self.panelHeight, bounds.height * Self.panelShare).rounded()
    let screens = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - height)
    navigation.view.frame = screens
    arrow.frame = screens
    panel.frame = CGRect(
      x: bounds.minX, y: screens.maxY, width: bounds.width, height: height)
  }

  /// The lines of the live list, the latest last.
  package var liveList: [String] { panel.lines }

  /// Pushes the screens of a drag, and starts a recording.
  private func begin(_ drag: GuidedDrag) {
    guard current == nil else { return }
    current = drag
    let arbiter = navigation.gestureArbiter
    arbiter.driver = drag.driver
    navigation.setViewControllers([list] + drag.makeScreens(), animated: false)
    // A trace that has ended starts anew.
    arbiter.traceCapacity = 0
    arbiter.traceCapacity = Self.capacity
    arbiter.isRecording = true
    shownUntil = nil
    arrow.drag = drag
    panel.showDrag(drag)
    guard !isObserving else { return }
    isObserving = true
    MainRunLoop.observeBeforeWaiting { [weak self] in self?.turnEnds() ?? false }
  }

  /// Keeps the recording, and returns to the list.
  private func finish() {
    guard let drag = current else { return }
    current = nil
    let arbiter = navigation.gestureArbiter
    let trace = arbiter.trace.before(landingIn: navigation.navigationBar.frame)
    arbiter.isRecording = false
    arbiter.traceCapacity = 0
    if trace.hasTouches { kept[drag.id] = Recording(drag: drag, trace: trace) }
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    if navigation.topViewController !== list {
      navigation.popToRootViewController(animated: false)
    }
    arbiter.driver = .uikitOnly
    arrow.drag = nil
    list.recorded = Set(kept.keys)
    panel.showDrag(nil)
    panel.showRecordings(kept.count)
  }

  /// Shows what recognizers did in this turn of the run loop; returns false after the drag.
  private func turnEnds() -> Bool {
    isObserving = current != nil
    let trace = navigation.gestureArbiter.trace
    if isObserving, let last = trace.events.last?.time, last != shownUntil {
      shownUntil = last
      if arrow.drag != nil, trace.hasTouches { arrow.drag = nil }
      panel.show(trace.events.filter(\.isNews).suffix(GuidePanel.lineCount).map(\.line))
    }
    return isObserving
  }

  private func share(from source: UIView) {
    // The drag at hand is shared as well, and the sheet is no part of it.
    finish()
    ShareSheet.present(files(), over: self, from: source)
  }

  /// Writes a file for each recording, in the order of the list, and returns where they are.
  package func files(in folder: URL = FileManager.default.temporaryDirectory) -> [URL] {
    let recordings = drags.compactMap { kept[$0.id] }
    return RecordingFiles.write(recordings.map { ($0.drag.fileName, $0.trace) }, to: folder)
  }
}
