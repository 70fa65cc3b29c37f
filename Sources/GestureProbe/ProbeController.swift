import Foundation
import GestureDiagnostics
import UIKitShim

/// An app that asks a person to perform drags, and records how UIKit handles them.
///
/// ```swift
/// window.rootViewController = ProbeController()
/// ```
///
/// It lists ``GuidedDrag/all``. A tap on a drag pushes its screens, draws it as an arrow and starts
/// a recording; *Done*, or a return to the list, saves the recording to a file. One button shares
/// the files; nothing else leaves the device. The probe needs the whole window, because drags from
/// the bezel begin at its edge.
@MainActor
public final class ProbeController: UIViewController {
  /// The recordings since the app was started, by the `id` of the guided drag.
  public private(set) var recordings: [String: GestureTrace] = [:]

  /// The navigation controller that is shown: that of the current drag, or that of the list.
  package var navigation: UINavigationController { stage ?? home }
  private let home = UINavigationController()
  /// The navigation controller of the current drag.
  ///
  /// Each drag has a new one, because UIKit may leave one unusable.
  private var stage: UINavigationController?
  /// The drag that is being recorded.
  package private(set) var current: GuidedDrag?
  private let drags: [GuidedDrag]
  private let folder: URL
  private let arrow = DragArrow()
  private lazy var panel = GuidePanel(
    onDone: { [weak self] in self?.finish() }, onShare: { [weak self] in self?.share(from: $0) })
  private lazy var list = DragList(drags) { [weak self] in self?.begin($0) }
  /// Whether the screens of the drag were popped. The recording continues until the pop has ended.
  private var isReturning = false
  /// Whether the turns of the run loop are observed.
  private var isObserving = false
  private var textSize: TextSizeObserver?

  /// The capacity of the recording of a guided drag; a drag has about a hundred events.
  private static let capacity = 2_000

  /// Creates the app with guided drags.
  ///
  /// - Parameters:
  ///   - drags: The drags, in the order of the list.
  ///   - folder: The folder in which recordings are saved, a file for each drag; by default the app's
  ///     documents folder. A recording that cannot be saved is kept until the app ends.
  public init(_ drags: [GuidedDrag] = GuidedDrag.all, keepingIn folder: URL? = nil) {
    self.drags = drags
    let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    self.folder = folder ?? documents.first ?? FileManager.default.temporaryDirectory
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; the controller does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds the list and the panel.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    home.setViewControllers([list], animated: false)
    addChild(home)
    view.addSubview(home.view)
    home.didMove(toParent: self)
    view.addSubview(arrow)
    view.addSubview(panel)
    textSize = TextSizeObserver(view)
    showRecorded()
  }

  /// Places the panel below the screens.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let height = panel.height(in: bounds.size, bottom: view.safeAreaInsets.bottom)
    let screens = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height - height)
    home.view.frame = screens
    stage?.view.frame = screens
    arrow.frame = screens
    panel.frame = CGRect(
      x: bounds.minX, y: screens.maxY, width: bounds.width, height: height)
    panel.setNeedsLayout()
  }

  /// The lines of the live list, the latest first.
  package var liveList: [String] { panel.lines }

  /// Pushes the screens of a drag on a stack of their own, and starts a recording.
  private func begin(_ drag: GuidedDrag) {
    guard current == nil else { return }
    current = drag
    isReturning = false
    // The screens are filled once, so they need their size before.
    panel.showDrag(drag)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let root = ReturnScreen(list.title ?? "") { [weak self] in self?.isReturning = true }
    let stage = UINavigationController()
    self.stage = stage
    stage.setViewControllers([root] + drag.makeScreens(), animated: false)
    addChild(stage)
    stage.view.frame = home.view.frame
    view.insertSubview(stage.view, aboveSubview: home.view)
    stage.didMove(toParent: self)
    ProbeText.makeDirectArea(stage.view, "Screen of the drag")
    // VoiceOver and snapshots would include the views below.
    home.view.isHidden = true
    let arbiter = stage.gestureArbiter
    arbiter.driver = drag.driver
    arbiter.traceCapacity = Self.capacity
    arbiter.isRecording = true
    arrow.drag = drag
    panel.focus()
    guard !isObserving else { return }
    isObserving = true
    MainRunLoop.observeBeforeWaiting(for: view) { [weak self] in self?.turnEnds() ?? false }
  }

  /// Saves the recording, and returns to the list.
  private func finish() {
    guard let drag = current, let stage else { return }
    current = nil
    let trace = stage.gestureArbiter.trace.before(landingIn: stage.navigationBar.frame)
    stage.gestureArbiter.isRecording = false
    if trace.hasGesture {
      recordings[drag.id] = trace
      RecordingFiles.write([(drag.fileName, trace)], to: folder)
    }
    if stage.presentedViewController != nil { stage.dismiss(animated: false) }
    stage.willMove(toParent: nil)
    stage.view.removeFromSuperview()
    stage.removeFromParent()
    self.stage = nil
    home.view.isHidden = false
    arrow.drag = nil
    panel.showDrag(nil)
    view.setNeedsLayout()
    showRecorded()
    ProbeText.focus(list.view)
  }

  private func showRecorded() {
    let recorded = drags.filter { recordings[$0.id] != nil || file(of: $0) != nil }
    list.recorded = Set(recorded.map(\.id))
    panel.showRecordings(recorded.count)
  }

  /// The file of a drag; nil if there is none.
  private func file(of drag: GuidedDrag) -> URL? {
    let url = folder.appendingPathComponent(drag.fileName)
    return FileManager.default.fileExists(atPath: url.path) ? url : nil
  }

  /// Shows the events of this turn of the run loop; returns false after the drag.
  private func turnEnds() -> Bool {
    guard current != nil, let trace = stage?.gestureArbiter.trace else {
      isObserving = false
      return false
    }
    if arrow.drag != nil, trace.hasGesture { arrow.drag = nil }
    let beside = trace.gesturesBesideScreens
    let news = trace.events.filter { $0.isPrinted && !beside.contains($0.gesture) }
      .suffix(LiveList.lineCount)
    let lines = news.reversed().map(\.line)
    if lines != panel.lines {
      panel.show(lines)
      turnAgain()
    }
    if isReturning, stage?.transitionCoordinator == nil {
      finish()
      turnAgain()
    }
    return true
  }

  /// Starts another turn of the run loop, which displays the changes: the current turn has
  /// committed its changes already.
  private func turnAgain() { Task {} }

  private func share(from source: UIView) {
    // The current drag is shared as well, and the sheet is not part of it.
    finish()
    ShareSheet.present(files(), over: self, from: source)
  }

  /// The files of the recordings, in the order of the list.
  package func files() -> [URL] {
    drags.compactMap { drag in
      guard let trace = recordings[drag.id] else { return file(of: drag) }
      let recording = [(drag.fileName, trace)]
      return RecordingFiles.write(recording, to: folder).first
        ?? RecordingFiles.write(recording).first
    }
  }
}

/// The screen below those of a drag; once it appears, the drag is over.
@MainActor
private final class ReturnScreen: ContentScreen {
  private let onReturn: @MainActor () -> Void

  init(_ title: String, onReturn: @escaping @MainActor () -> Void) {
    self.onReturn = onReturn
    super.init(title)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onReturn()
  }
}
