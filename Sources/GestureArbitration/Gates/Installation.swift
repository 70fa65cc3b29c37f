import UIKitShim

/// What the app has configured, and the windows on which gates stand for it.
///
/// Gates stand on every window of the app's under an app-wide line; without one, on the windows
/// that show something configured, and on all of them while something configured is not shown yet:
/// nothing tells where a view or a screen will be. What was configured is listed to be counted when
/// gates may leave a window, and for nothing else: an event and an idle turn visit no list.
@MainActor
final class Installation {
  static let current = Installation()

  /// The views and controllers with a setting, those that are gone included until the list is full.
  private var configured: [ObjectIdentifier: Setting] = [:]
  private var capacity = 64
  /// Those that were in no window when they were last looked for.
  private var unplaced: Set<ObjectIdentifier> = []
  /// The windows with gates.
  private let windows = WindowList()
  private var isObservingWindows = false
  /// Whether something configured may move to a window without gates: in one of several windows,
  /// and in an app extension, where nothing lists the windows.
  private var isFollowing = false
  /// What is to be done at the end of the turn, while that is scheduled.
  private var work = Work.place
  private weak var schedule: Schedule?

  private init() {}

  /// Lives as long as a run loop will perform what is scheduled: that of an engine may end before.
  private final class Schedule {}

  /// The second includes the first.
  private enum Work: Comparable {
    case place, settle
  }

  /// A view or a controller with a setting.
  @MainActor
  private struct Setting {
    private(set) weak var responder: UIResponder?
    /// The window in which it was last shown, or those that were visible before it was.
    var home: WindowList?

    /// The view or controller, if its setting counts.
    var inForce: UIResponder? {
      responder.flatMap { $0.isSettingInForce ? $0 : nil }
    }
  }
}

extension Installation {
  /// Puts gates where a setting on a view or a controller may need them, now and later.
  func add(_ responder: UIResponder) {
    observeWindows()
    let id = ObjectIdentifier(responder)
    if configured[id]?.responder == nil {
      if configured.count == capacity {
        configured = configured.filter { $0.value.responder != nil }
        capacity = max(capacity, 2 * configured.count)
      }
      configured[id] = Setting(responder: responder)
    }
    if isFollowing || VisibleWindows.isExtension { follow(responder) }
    if let window = responder.placeOfSetting {
      place(responder, in: window)
    } else {
      unplaced.insert(id)
      performAtEndOfTurn(.place)
    }
  }

  /// Puts gates on the window that shows a setting.
  private func place(_ responder: UIResponder, in window: UIWindow) {
    configured[ObjectIdentifier(responder)]?.home =
      putGates(on: window, drives: responder.mayDrive)
    responder.forEachEnclosingNavigationController { stack in
      stack.monitorPopRecognizers()
      window.gates?.expect(stack)
    }
  }

  /// Puts gates on all windows of the app, or removes those that only an app-wide line needed.
  func defaultsDidChange(from old: GestureArbiter.Defaults) {
    let defaults = GestureArbiter.defaults
    if !defaults.isStandard {
      observeWindows()
      VisibleWindows.all.forEach(monitorPopRecognizers)
    }
    if defaults.interceptsBackButton != old.interceptsBackButton {
      for window in VisibleWindows.all {
        window.updateBackActions()
        if defaults.interceptsBackButton { window.watchBackActions() }
      }
    }
    settle()
  }

  /// Looks again for what was in no window: gates may stand on other windows for it.
  func touchWillLand() {
    guard !unplaced.isEmpty, schedule == nil else { return }
    while let id = unplaced.first {
      if let responder = configured[id]?.inForce, responder.placeOfSetting == nil { return }
      unplaced.remove(id)
    }
    performAtEndOfTurn(.settle)
  }

  /// Whether something may be judged in a window.
  func concerns(_ window: UIWindow) -> Bool {
    !GestureArbiter.defaults.isStandard
      || configured.values.contains { $0.inForce?.placeOfSetting === window }
  }

  /// Puts gates where the settings of this turn are shown by its end; on all windows for those that
  /// are not shown anywhere.
  private func place() {
    let visible = WindowList(VisibleWindows.all)
    var isOnAll = (window: false, driver: false)
    for id in unplaced where configured[id]?.home == nil {
      guard let responder = configured[id]?.responder else {
        unplaced.remove(id)
        continue
      }
      if let window = responder.placeOfSetting {
        place(responder, in: window)
        unplaced.remove(id)
      } else {
        isOnAll = (true, isOnAll.driver || responder.mayDrive)
        configured[id]?.home = visible
      }
    }
    guard isOnAll.window else { return }
    for window in visible.windows { putGates(on: window, drives: isOnAll.driver) }
  }

  /// Puts gates on the windows that need them, and removes those from others.
  func settle() {
    let defaults = GestureArbiter.defaults
    let visible = WindowList(VisibleWindows.all)
    var isOnAll = (window: !defaults.isStandard, driver: defaults.driver != .uikitOnly)
    /// Whether something in a window may drive.
    var drives: [ObjectIdentifier: Bool] = [:]
    unplaced.removeAll()
    for (id, setting) in configured {
      guard let responder = setting.inForce else { continue }
      if let window = responder.placeOfSetting {
        drives[ObjectIdentifier(window), default: false] =
          drives[ObjectIdentifier(window)] == true || responder.mayDrive
        // One whose view is not loaded may move without a callback.
        guard isFollowing, responder.nearestLoadedView !== responder.viewOfSetting else { continue }
      } else if let home = setting.home, VisibleWindows.areOfEndedApp(home) {
        configured[id] = nil
        continue
      }
      unplaced.insert(id)
      if setting.home == nil { configured[id]?.home = visible }
      isOnAll = (true, isOnAll.driver || responder.mayDrive)
    }
    for window in windows.windows + visible.windows {
      let drivesHere = drives[ObjectIdentifier(window)]
      if isOnAll.window || drivesHere != nil {
        putGates(on: window, drives: isOnAll.driver || drivesHere == true)
        window.gates?.restore()
      } else {
        window.removeGates()
      }
    }
    windows.remove { $0.gates == nil }
  }

  /// Puts gates on a window that has become visible if it needs them.
  private func windowDidBecomeVisible(_ window: UIWindow) {
    if GestureArbiter.defaults.interceptsBackButton { window.watchBackActions() }
    updateFollowing()
    let defaults = GestureArbiter.defaults
    var isNeeded = (gates: !defaults.isStandard, driver: defaults.driver != .uikitOnly)
    for setting in configured.values where !isNeeded.driver {
      guard let responder = setting.inForce else { continue }
      let place = responder.placeOfSetting
      if let place, place !== window { continue }
      if place == nil, let home = setting.home, VisibleWindows.areOfEndedApp(home) { continue }
      isNeeded = (true, responder.mayDrive)
    }
    if isNeeded.gates { putGates(on: window, drives: isNeeded.driver) }
    if !defaults.isStandard { monitorPopRecognizers(in: window) }
  }

  private func monitorPopRecognizers(in window: UIWindow) {
    window.rootViewController?.forEachNavigationController { stack in
      if !stack.belongsToSystem { stack.monitorPopRecognizers() }
    }
  }

  /// Adds or removes the recognizers of roles that hold for every ancestor, after the arbiter of a
  /// stack was removed or asked for again.
  func updateEnclosingPanRecognizers() {
    for case let view as UIView in configured.values.compactMap(\.responder)
    where view.popGestureRegistration?.role.isForEnclosingPans == true {
      view.updateEnclosingPanRecognizer()
    }
  }

  private func performAtEndOfTurn(_ work: Work) {
    guard schedule == nil else { return self.work = max(self.work, work) }
    let schedule = Schedule()
    (self.schedule, self.work) = (schedule, work)
    MainRunLoop.performAtEndOfTurn {
      withExtendedLifetime(schedule) { self.schedule = nil }
      self.work == .settle ? self.settle() : self.place()
    }
  }

  /// Returns the window, in a list that is made once.
  @discardableResult
  private func putGates(on window: UIWindow, drives: Bool) -> WindowList? {
    if window.gates == nil {
      // An app must not modify the keyboard's window, for instance.
      guard !SystemClasses.isForbidding(type(of: window)) else { return nil }
      windows.append(window)
    }
    window.addGates(drives: drives)
    return window.gates?.home
  }
}

// MARK: - Windows

extension Installation {
  private func observeWindows() {
    guard !isObservingWindows else { return }
    isObservingWindows = true
    updateFollowing()
    VisibleWindows.observe { self.windowDidBecomeVisible($0) }
  }

  private func updateFollowing() {
    let wasFollowing = isFollowing
    isFollowing =
      VisibleWindows.all.filter { !SystemClasses.isForbidding(type(of: $0)) }.count > 1
    guard isFollowing, !wasFollowing else { return }
    configured.values.compactMap(\.responder).forEach(follow)
  }

  /// Puts gates on the window of a view, or of a controller's view, whenever that becomes visible.
  private func follow(_ responder: UIResponder) {
    guard let view = responder.nearestLoadedView else {
      // A controller loads its view in this turn, or with the stack or the tabs that it is in then.
      return MainRunLoop.performAtEndOfTurn { [weak responder] in
        if let responder, responder.nearestLoadedView != nil { self.follow(responder) }
      }
    }
    view.whenVisible(for: .gates) { [weak view] in
      if let window = view?.window { self.show(in: window) }
    }
    if let window = view.window { show(in: window) }
  }

  /// Puts gates on a window that shows something configured.
  private func show(in window: UIWindow) {
    putGates(on: window, drives: false)
    performAtEndOfTurn(.settle)
  }
}

extension UIResponder {
  /// Whether what was configured on a view or a controller counts: not after the arbiter of every
  /// stack around it was removed.
  fileprivate var isSettingInForce: Bool {
    let arbiter = (self as? UINavigationController)?.existingGestureArbiter
    if arbiter?.isRequested == true { return true }
    if let view = self as? UIView, view.popGestureRegistration == nil { return false }
    if let controller = self as? UIViewController, !controller.isConfiguredForPops { return false }
    var stacks: [UINavigationController] = []
    forEachEnclosingNavigationController { stacks.append($0) }
    // A sheet without a stack belongs to the stack that presents it.
    if stacks.isEmpty { return decidingNavigationController?.hasRemovedArbiter != true }
    return stacks.contains { !$0.hasRemovedArbiter }
  }

  /// Whether what was configured may need the recognizers of a driver.
  fileprivate var mayDrive: Bool {
    guard let controller = self as? UIViewController else { return false }
    let arbiter = (controller as? UINavigationController)?.existingGestureArbiter
    return controller.popTransition != nil || controller.pushCandidate != nil
      || controller.contentSettings?.hasFullScreenPop != nil
      || arbiter.map { $0.driver != .uikitOnly } ?? false
  }

  /// The window in which the view, or the view of the controller, is or will be shown; nil while
  /// that is not known.
  fileprivate var placeOfSetting: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = (current as? UIView)?.window { return window }
      if let window = (current as? UIViewController)?.viewIfLoaded?.window { return window }
      responder = current.nextAround
    }
    return nil
  }

  /// The view, or that of the controller, if it is loaded.
  fileprivate var viewOfSetting: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The view, or the innermost loaded view of the controller and those around it.
  fileprivate var nearestLoadedView: UIView? {
    if let view = self as? UIView { return view }
    var controller = self as? UIViewController
    while let current = controller, !current.isViewLoaded { controller = current.parent }
    return controller?.viewIfLoaded
  }
}

/// Windows that are not retained.
@MainActor
final class WindowList {
  private struct Entry { private(set) weak var window: UIWindow? }
  private var entries: [Entry]

  init(_ windows: [UIWindow] = []) { entries = windows.map { Entry(window: $0) } }

  var windows: [UIWindow] { entries.compactMap(\.window) }

  func append(_ window: UIWindow) { entries.append(Entry(window: window)) }
  func remove(where condition: (UIWindow) -> Bool) {
    entries.removeAll { $0.window.map(condition) ?? true }
  }

  /// Whether all windows have gone; false if there was none.
  var hasGone: Bool { !entries.isEmpty && windows.isEmpty }
}
