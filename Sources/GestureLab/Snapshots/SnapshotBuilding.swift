#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Returns the screen that a snapshot holds, as far as the engine can build it.
  ///
  /// Its notes are those of the snapshot and of what is built otherwise.
  ///
  /// - Parameter name: The name for maps and reports, such as that of the file.
  package init(_ snapshot: GestureSnapshot, named name: String) {
    let window = snapshot.window
    self.init(
      name, title: "snapshot \(name)",
      reading: window.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      size: window.size, strokeHeight: snapshot.strokeHeight ?? window.size.height / 2,
      driver: snapshot.driver, version: snapshot.systemVersion,
      notes: snapshot.notes + SnapshotNotes.ofBuilding(snapshot),
      owner: { _ in .unclaimed },
      prepare: { arbiter in
        let root = arbiter.navigationController?.viewControllers.first
        (root as? SnapshotController)?.building?.configure(arbiter)
      },
      build: { stage in
        let building = SnapshotBuilding(of: snapshot, on: stage)
        building.build()
        return building.contents
      })
  }
}

extension GestureSnapshot {
  /// The driver; UIKit's recognizers only where the engine knows no other by the name.
  fileprivate var driver: PopDriver {
    arbiter.driver == PopDriver.publicTransition.name ? .publicTransition : .uikitOnly
  }

  /// The release of the engine that stands in for the system: the newest that is not newer.
  package var systemVersion: SystemVersion {
    guard system.name != "HeadlessUIKit" || system.release != nil, let release = system.release
    else { return .iOS26 }
    return SystemVersion.allCases.filter { $0.rawValue <= release }.max {
      $0.rawValue < $1.rawValue
    }
      ?? .iOS16
  }
}

/// A screen of the stack that is built again.
@MainActor
final class SnapshotController: UIViewController {
  /// What was built with the stack, kept by its root.
  var building: SnapshotBuilding?
}

/// A screen that was asked about its pops; it agrees.
@MainActor
private final class AgreeingInterceptor: PopIntercepting {
  func shouldPop(by trigger: PopTrigger) -> Bool { true }
}

/// A stage on which the screen of a snapshot is built again.
@MainActor
final class SnapshotBuilding {
  let snapshot: GestureSnapshot
  let stage: Stage
  private var controllers: [Int: UIViewController] = [:]
  /// The rebuilt views, by their index in the snapshot.
  private(set) var views: [Int: UIView] = [:]
  private var recognizers: [Int: UIGestureRecognizer] = [:]
  private let relations: SnapshotRelations
  private let children: [[Int]]
  /// The views that are the view of a controller, by its index.
  private let controllerViews: [Int: Int]
  private var tables: [SnapshotTable] = []
  private var interceptors: [AgreeingInterceptor] = []

  init(of snapshot: GestureSnapshot, on stage: Stage) {
    self.snapshot = snapshot
    self.stage = stage
    relations = SnapshotRelations(snapshot.relations)
    var children = Array(repeating: [Int](), count: snapshot.views.count)
    var controllerViews: [Int: Int] = [:]
    for (index, view) in snapshot.views.enumerated() {
      if let parent = view.parent { children[parent].append(index) }
      if let controller = view.controller, controllerViews[controller] == nil {
        controllerViews[controller] = index
      }
    }
    self.children = children
    self.controllerViews = controllerViews
  }

  /// Builds the window's controllers and views, those that are presented last.
  func build() {
    addRecognizers(to: stage.window, of: 0)
    views[0] = stage.window
    let root = controller(0)
    if stage.window.rootViewController !== root { stage.window.rootViewController = root }
    fill(controller: 0)
    for (index, value) in snapshot.controllers.enumerated() {
      guard let presenter = value.presenter, controllers[presenter] != nil else { continue }
      let presented = controller(index)
      presented.modalPresentationStyle = .init(value.presentation)
      presented.isModalInPresentation = value.isModal ?? false
      controllers[presenter]?.present(presented, animated: false)
      stage.rest()
      fill(controller: index)
    }
    disablePops()
    (stage.navigation.viewControllers.first as? SnapshotController)?.building = self
  }

  /// Disables UIKit's pops that other code had disabled, or taken the delegate from.
  private func disablePops() {
    for value in snapshot.recognizers
    where snapshot.views[value.view].controller == snapshot.navigation.controller {
      let recognizer: UIGestureRecognizer?
      switch value.pop {
      case .edgePop: recognizer = stage.navigation.interactivePopGestureRecognizer
      case .contentPop: recognizer = stage.navigation.interactiveContentPopGestureRecognizer
      case .push, nil: continue
      }
      if value.isDisabled ?? false { recognizer?.isEnabled = false }
      if value.delegate == nil { recognizer?.delegate = nil }
    }
  }
}

// MARK: - Controllers

extension SnapshotBuilding {
  /// Makes a controller and those in it.
  private func controller(_ index: Int) -> UIViewController {
    if let made = controllers[index] { return made }
    let value = snapshot.controllers[index]
    let isStack = index == snapshot.navigation.controller
    let made: UIViewController =
      isStack
      ? stage.navigation
      : value.kind == .navigation ? UINavigationController() : SnapshotController()
    controllers[index] = made
    let inner =
      isStack
      ? snapshot.navigation.stack
      : snapshot.controllers.indices.filter { snapshot.controllers[$0].parent == index }
    if let navigation = made as? UINavigationController {
      var stack = inner.map { controller($0) }
      if stack.isEmpty { stack = [SnapshotController()] }
      navigation.setViewControllers(stack, animated: false)
      navigation.isNavigationBarHidden = value.isBarHidden ?? false
      navigation.hidesBarsOnSwipe = value.hidesBarsOnSwipe ?? false
      navigation.hidesBarsOnTap = value.hidesBarsOnTap ?? false
    } else {
      for child in inner where snapshot.controllers[child].presenter == nil {
        made.addChild(controller(child))
      }
      describe(made, value)
    }
    return made
  }

  private func describe(_ made: UIViewController, _ value: GestureSnapshot.Controller) {
    made.navigationItem.hidesBackButton = value.hidesBackButton ?? false
    if value.replacesBackButton ?? false {
      made.navigationItem.leftBarButtonItem =
        value.hasPopBackButton ?? false
        ? UIBarButtonItem(
          customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
        : UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    }
    if value.hasBackAction ?? false { made.navigationItem.backAction = UIAction { _ in } }
  }

  /// Fills the view of a controller with what the snapshot has in its place.
  private func fill(controller index: Int) {
    guard let made = controllers[index], let view = controllerViews[index] else { return }
    fill(made.view, from: view, of: made)
  }
}

// MARK: - Views

extension SnapshotBuilding {
  /// Gives a view what the snapshot has for one: its settings, its recognizers, and what is in it.
  private func fill(_ view: UIView, from index: Int, of controller: UIViewController) {
    views[index] = view
    describe(view, index)
    addRecognizers(to: view, of: index)
    if let navigation = controller as? UINavigationController, navigation.viewIfLoaded === view {
      // Its containers are its own; the views of its screens lie somewhere in them.
      return fillStack(of: navigation, below: index)
    }
    for child in children[index] { add(child, to: view, of: controller) }
    if let table = view as? UITableView { fill(table, from: index, of: controller) }
    place(view, index)
  }

  private func fillStack(of navigation: UINavigationController, below index: Int) {
    navigation.view.layoutIfNeeded()
    for child in children[index] {
      guard let number = snapshot.views[child].controller, let screen = controllers[number],
        screen.parent === navigation
      else {
        fillStack(of: navigation, below: child)
        continue
      }
      screen.loadViewIfNeeded()
      fill(screen.view, from: child, of: screen)
    }
  }

  private func add(_ index: Int, to superview: UIView, of controller: UIViewController) {
    let value = snapshot.views[index]
    if value.kind == .companionBar || superview is UITableView && value.kind == .cell { return }
    if let number = value.controller, let child = controllers[number], child !== controller {
      child.view.frame = value.frame
      superview.addSubview(child.view)
      fill(child.view, from: index, of: child)
      child.didMove(toParent: child.parent)
      return
    }
    let view = makeView(index)
    superview.addSubview(view)
    fill(view, from: index, of: controller)
  }

  private func makeView(_ index: Int) -> UIView {
    let value = snapshot.views[index]
    let frame = value.frame
    switch value.kind {
    case .table: return UITableView(frame: frame, style: .plain)
    case .scrollView:
      return relations.isAnswered(by: scrollPan(of: index))
        ? AnsweringScrollView(frame: frame) : UIScrollView(frame: frame)
    case .button: return UIButton(frame: frame)
    case .slider: return UISlider(frame: frame)
    case .toggle: return UISwitch(frame: frame)
    case .segmented: return UISegmentedControl(frame: frame)
    case .stepper: return UIStepper(frame: frame)
    case .pageControl: return UIPageControl(frame: frame)
    case .textField: return UITextField(frame: frame)
    case .control: return UIControl(frame: frame)
    case .view where snapshot.seemsToTrackTouches(index, children[index]):
      return RawTouchView(frame: frame)
    case .view, .window, .cell, .cellContent, .pages, .navigationBar, .companionBar:
      return UIView(frame: frame)
    }
  }

  private func describe(_ view: UIView, _ index: Int) {
    let value = snapshot.views[index]
    view.isHidden = value.isHidden ?? false
    view.alpha = value.alpha ?? 1
    view.isUserInteractionEnabled = !(value.ignoresTouches ?? false)
    view.clipsToBounds = value.clips ?? view.clipsToBounds
    view.isMultipleTouchEnabled = value.isMultipleTouchEnabled ?? false
    view.isExclusiveTouch = value.isExclusiveTouch ?? false
    (view as? UIControl)?.isEnabled = !(value.isDisabled ?? false)
    (view as? UISlider)?.value = Float(value.value ?? 0)
    guard let scroll = value.scroll, let scrollView = view as? UIScrollView else { return }
    scrollView.contentSize = scroll.contentSize
    scrollView.contentInset = UIEdgeInsets(
      top: scroll.inset.top, left: scroll.inset.left, bottom: scroll.inset.bottom,
      right: scroll.inset.right)
    scrollView.isPagingEnabled = scroll.isPaging ?? false
    scrollView.isScrollEnabled = !(scroll.isDisabled ?? false)
    scrollView.bounces = !(scroll.bouncesNot ?? false)
    scrollView.alwaysBounceHorizontal = scroll.alwaysBouncesHorizontally ?? false
    scrollView.alwaysBounceVertical = scroll.alwaysBouncesVertically ?? false
    scrollView.isDirectionalLockEnabled = scroll.isDirectionalLockEnabled ?? false
    scrollView.delaysContentTouches = !(scroll.delaysNoTouches ?? false)
    scrollView.canCancelContentTouches = !(scroll.cancelsNoTouches ?? false)
    scrollView.minimumZoomScale = scroll.minimumZoom ?? 1
    scrollView.maximumZoomScale = scroll.maximumZoom ?? 1
  }

  /// Moves a view to where the snapshot has it, once it has its content.
  private func place(_ view: UIView, _ index: Int) {
    let value = snapshot.views[index]
    if let entries = value.transform, entries.count == 6 {
      view.transform = CGAffineTransform(
        a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
    }
    guard let origin = value.origin else { return }
    if let scrollView = view as? UIScrollView {
      scrollView.contentOffset = origin
    } else {
      view.bounds.origin = origin
    }
  }

  private func fill(_ table: UITableView, from index: Int, of controller: UIViewController) {
    guard let rows = snapshot.views[index].rows else { return }
    let source = SnapshotTable(rows)
    tables.append(source)
    table.rowHeight = rows.height
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    for child in children[index] where snapshot.views[child].kind == .cell {
      guard let row = snapshot.views[child].row, let cell = table.cellForRow(at: [0, row]) else {
        continue
      }
      views[child] = cell
      addRecognizers(to: cell, of: child)
      for inner in children[child] where snapshot.views[inner].kind == .cellContent {
        views[inner] = cell.contentView
        addRecognizers(to: cell.contentView, of: inner)
        for content in children[inner] { add(content, to: cell.contentView, of: controller) }
      }
    }
  }

  private func scrollPan(of view: Int) -> Int? {
    snapshot.recognizers.firstIndex { $0.view == view && $0.maker == .system && $0.kind == .pan }
  }
}

// MARK: - Recognizers

extension SnapshotBuilding {
  private func addRecognizers(to view: UIView, of index: Int) {
    for (number, value) in snapshot.recognizers.enumerated() where value.view == index {
      switch value.maker {
      case .arbiter: continue
      case .system:
        let pan = (view as? UIScrollView)?.panGestureRecognizer
        guard value.kind == .pan, let pan, recognizers.values.allSatisfy({ $0 !== pan }) else {
          continue
        }
        adopt(pan, number)
        if let answering = view as? AnsweringScrollView { answering.relations = relations }
      case .app:
        let recognizer = SnapshotRecognizers.make(value)
        if value.delegate != nil || relations.isAnswered(by: number) {
          recognizer.delegate = relations
        }
        view.addGestureRecognizer(recognizer)
        adopt(recognizer, number)
      }
    }
  }

  /// Gives a recognizer the name that the original has in texts.
  private func adopt(_ recognizer: UIGestureRecognizer, _ number: Int) {
    recognizers[number] = recognizer
    relations.note(recognizer, number)
    recognizer.isEnabled = !(snapshot.recognizers[number].isDisabled ?? false)
    let name = snapshot.displayName(ofRecognizer: number)
    if let name, recognizer.displayName != name { recognizer.name = name }
  }
}

// MARK: - The arbiter

extension SnapshotBuilding {
  /// Configures an arbiter as the one of the snapshot was, in addition to roles and driver.
  func configure(_ arbiter: GestureArbiter) {
    let settings = snapshot.arbiter
    arbiter.isEnabled = settings.isEnabled
    arbiter.policy = settings.policy.policy().policy
    arbiter.pushPolicy = settings.pushPolicy.policy().policy
    for suspension in settings.suspensions { arbiter.restore(suspension, for: self) }
    for (index, made) in controllers { configure(made, snapshot.controllers[index]) }
    for pop in settings.pops {
      if let recognizer = recognizers[pop.recognizer] {
        arbiter.register(recognizer, as: pop.gesture.gesture)
      }
    }
    removeWhatWasRemoved()
  }

  private func configure(_ made: UIViewController, _ value: GestureSnapshot.Controller) {
    if let policy = value.policy { made.popPolicy = policy.policy().policy }
    if value.interceptor != nil {
      let interceptor = AgreeingInterceptor()
      interceptors.append(interceptor)
      made.popInterceptor = interceptor
    }
    if value.asksBackButton ?? false { made.interceptsBackButton = true }
    if let transition = value.transition, transition.count == 3 {
      made.popTransition = PopTransition(
        parallax: transition[0], dimming: transition[1], shadow: transition[2])
    }
    if value.hasPushCandidate ?? false { made.pushCandidate = UIViewController() }
    if let height = value.companionBar {
      made.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    }
  }

  /// Removes gates that other code had removed.
  private func removeWhatWasRemoved() {
    guard let index = controllerViews[snapshot.navigation.controller] else { return }
    let names = Set(snapshot.recognizers.filter { $0.view == index }.compactMap(\.name))
    let view: UIView = stage.navigation.view
    for recognizer in view.gestureRecognizers ?? [] {
      if let name = recognizer.name, name.hasPrefix("GestureArbiter."), name.hasSuffix("Gate"),
        !names.contains(name)
      {
        view.removeGestureRecognizer(recognizer)
      }
    }
  }

  /// What may own a drag, and every registered view.
  var contents: [LabContent] {
    var contents: [LabContent] = []
    var registered: Set<Int> = []
    for content in snapshot.namedContents {
      guard let view = views[content.view] else { continue }
      let isFirst = registered.insert(content.view).inserted
      let registration = isFirst ? snapshot.views[content.view].role : nil
      contents.append(
        LabContent(
          name: content.name, view: view, role: registration.map { PopGestureRole($0.role) },
          registeredAs: registration?.name, drag: content.drag))
    }
    for (index, value) in snapshot.views.enumerated() where !registered.contains(index) {
      guard let registration = value.role, let view = views[index] else { continue }
      contents.append(
        LabContent(
          name: registration.name, view: view, role: PopGestureRole(registration.role),
          drag: .recognizers))
    }
    return contents
  }
}

extension UIModalPresentationStyle {
  fileprivate init(_ presentation: GestureSnapshot.Controller.Presentation?) {
    self =
      switch presentation {
      case .sheet: .pageSheet
      case .over, .popover: .overFullScreen
      case .fullScreen, .custom, nil: .fullScreen
      }
  }
}
#endif
