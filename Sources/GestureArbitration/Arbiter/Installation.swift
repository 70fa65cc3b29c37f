import UIKitShim

/// What the app has configured, and the windows on which gates stand for it.
///
/// Under an app-wide setting, gates stand on every window of the app. Otherwise they stand on the
/// windows that show a configured view or screen, and on every window while a configured one is not
/// shown: UIKit doesn't report where it will appear. The list is read when gates may leave a
/// window, when a window appears, and when a wheel or trackpad begins to scroll. A touch visits only
/// what is shown in no window, and an idle turn visits nothing.
@MainActor
package final class Installation {
  package static let current = Installation()

  /// Whether SwiftUI content has ever said anything of its screen; otherwise no screen is asked for it.
  var hasContentSettings = false
  /// Whether pops beyond UIKit's were ever asked for by a screen or a stack; likewise.
  var hasPopExtents = false
  /// The misuse that was reported where there was no arbiter.
  private var reportedIssues: [GestureArbiter.Issue] = []
  /// How often a view's role has changed.
  package var roleChanges = 0

  /// The views and controllers with a setting, those that are gone included until the list is full.
  private var settings: [Setting] = []
  private var capacity = 64
  /// Those that were in no window when they were last looked for.
  private var unplaced: [Setting] = []
  /// The gates on windows, which own them.
  private var gates: [WeakGates] = []
  /// The observation of windows that become visible.
  private var observation: (any NSObjectProtocol)?
  /// Whether something configured may move to a window without gates: in one of several windows,
  /// and in an app extension, where nothing lists the windows.
  private var isFollowing = false
  /// Whether gates that nothing needs are left until their touches have ended.
  private var waitsForTouches = false
  /// What is to be done at the end of the turn, while that is scheduled.
  private var settlesAtEndOfTurn = false
  private weak var schedule: Schedule?

  private init() {}

  /// Lives until the run loop performs what is scheduled; an engine's may end first.
  private final class Schedule {}

  private struct WeakGates {
    private(set) weak var gates: WindowGates?
  }

  /// A view or a controller with a setting; both retain it.
  @MainActor
  private final class Setting {
    private(set) weak var responder: UIResponder?
    /// The window in which it was last shown, or one that was visible before it was.
    private weak var home: UIWindow?
    private var hadHome = false

    init(_ responder: UIResponder) { self.responder = responder }

    /// The view or controller, if its setting counts.
    var inForce: UIResponder? {
      guard let responder, responder.isSettingInForce else { return nil }
      return responder
    }

    /// Whether a view is still shown in the window that has gates for it.
    func isPlaced(for view: UIView) -> Bool {
      guard let home, home.gates != nil else { return false }
      return view.window === home
    }

    func live(in window: UIWindow?) { (home, hadHome) = (window, window != nil) }

    /// Whether it belongs to an app that has ended.
    var isLeftOver: Bool { hadHome && home == nil && VisibleWindows.areOfSeveralApps }
  }

  /// Reports a misuse where there is no arbiter, once, in debug builds.
  func report(_ issue: GestureArbiter.Issue) {
    guard RuntimeWarning.isDebugBuild, !reportedIssues.contains(issue) else { return }
    reportedIssues.append(issue)
    RuntimeWarning.issues.write(issue.text)
  }
}

extension Installation {
  /// Forgets what was configured, for a test that starts afresh: the views and screens do not count
  /// again, and their windows keep the gates that are there.
  package func reset() {
    if let observation { VisibleWindows.stopObserving(observation) }
    (observation, settings, unplaced, gates) = (nil, [], [], [])
    reportedIssues = []
    (hasContentSettings, hasPopExtents) = (false, false)
    (roleChanges, isFollowing, waitsForTouches, schedule) = (0, false, false, nil)
  }

  /// Puts gates where a setting on a view or a controller may need them, now and later.
  func add(_ responder: UIResponder) {
    observeWindows()
    let known = AssociatedValue.get(Setting.self, of: responder)
    if let known, let view = responder as? UIView, known.isPlaced(for: view) { return }
    let setting = known ?? Setting(responder)
    if known == nil {
      AssociatedValue.set(setting, of: responder)
      if settings.count == capacity {
        settings.removeAll { $0.responder == nil }
        capacity = max(capacity, 2 * settings.count)
      }
      settings.append(setting)
    }
    let isInForce = responder.isSettingInForce
    if isFollowing || VisibleWindows.isExtension || !isInForce { followAndShow(responder) }
    guard isInForce else { return }
    if let window = responder.placeOfSetting {
      place(setting, responder, in: window)
    } else {
      unplaced.append(setting)
      performAtEndOfTurn(settles: false)
    }
  }

  /// Puts gates on the window that shows a setting.
  private func place(_ setting: Setting, _ responder: UIResponder, in window: UIWindow) {
    setting.live(in: window)
    if isFollowing || VisibleWindows.isExtension { followAndShow(responder) }
    putGates(on: window, drives: responder.mayDrive)
    let prepare = { (stack: UINavigationController) in
      stack.monitorPopRecognizers()
      window.gates?.expect(stack)
    }
    responder.forEachEnclosingNavigationController(prepare)
    (responder as? UIViewController)?.surroundedStacks.forEach(prepare)
  }

  /// Puts gates on all windows of the app, or removes those that only an app-wide line needed.
  func defaultsDidChange() {
    let defaults = GestureArbiter.defaults
    if !defaults.isStandard { observeWindows() }
    // A screen on its way stays with the driver that moves it.
    settle(sparingTouches: true)
    if !defaults.isStandard { VisibleWindows.all.forEach(prepareStacks) }
  }

  /// Looks again for what was in no window: gates may stand on other windows for it.
  func touchWillLand() {
    guard !unplaced.isEmpty, schedule == nil else { return }
    while let last = unplaced.last {
      if let responder = last.inForce, responder.placeOfSetting == nil, !last.isLeftOver { return }
      unplaced.removeLast()
    }
    performAtEndOfTurn(settles: true)
  }

  /// Whether something may be judged in a window.
  func concerns(_ window: UIWindow) -> Bool {
    !GestureArbiter.defaults.isStandard || hasSetting(in: window) { _ in true }
  }

  private func hasSetting(in window: UIWindow, where counts: (UIResponder) -> Bool) -> Bool {
    settings.contains {
      guard let responder = $0.inForce, responder.placeOfSetting === window else { return false }
      return counts(responder)
    }
  }

  /// Puts gates where the settings of this turn are shown by its end; on all windows for those that
  /// are not shown anywhere.
  private func place() {
    let visible = VisibleWindows.all
    var remaining: [Setting] = []
    var drives = false
    for setting in unplaced {
      guard let responder = setting.inForce else {
        followUnlessGone(setting)
        continue
      }
      if let window = responder.placeOfSetting {
        place(setting, responder, in: window)
      } else {
        setting.live(in: visible.first)
        remaining.append(setting)
        drives = drives || responder.mayDrive
      }
    }
    unplaced = remaining
    guard !remaining.isEmpty else { return }
    for window in visible { putGates(on: window, drives: drives) }
  }

  /// Puts gates on the windows that need them, and removes those from others.
  ///
  /// - Parameter sparingTouches: Whether those stay that are in the middle of a touch sequence, until it
  ///   has ended.
  func settle(sparingTouches: Bool = false) {
    waitsForTouches = false
    let (defaults, visible) = (GestureArbiter.defaults, VisibleWindows.all)
    var (isOnAll, drives) = (!defaults.isStandard, defaults.asksForPops)
    unplaced = []
    for setting in settings where !setting.isLeftOver {
      guard let responder = setting.inForce else {
        followUnlessGone(setting)
        continue
      }
      if let window = responder.placeOfSetting {
        place(setting, responder, in: window)
        window.gates?.isNeeded = true
        // One whose view is not loaded may move without a callback.
        guard isFollowing, responder.nearestLoadedView !== responder.viewOfSetting else { continue }
      } else {
        unplaced.append(setting)
      }
      isOnAll = true
      drives = drives || responder.mayDrive
    }
    if isOnAll {
      for window in visible { putGates(on: window, drives: drives) }
    }
    for case let each? in gates.map(\.gates) {
      if isOnAll || each.isNeeded {
        each.restore()
      } else if sparingTouches, each.isBusy {
        waitsForTouches = true
      } else {
        each.window?.removeGates()
      }
      each.isNeeded = false
    }
    gates.removeAll { $0.gates == nil }
  }

  /// Puts gates on a window that has become visible if it needs them.
  private func windowDidBecomeVisible(_ window: UIWindow) {
    let defaults = GestureArbiter.defaults
    updateFollowing()
    var (isNeeded, drives) = (!defaults.isStandard, defaults.asksForPops)
    for setting in settings where !drives && !setting.isLeftOver {
      guard let responder = setting.inForce else { continue }
      if let place = responder.placeOfSetting, place !== window { continue }
      (isNeeded, drives) = (true, responder.mayDrive)
    }
    if isNeeded { putGates(on: window, drives: drives) }
    if !defaults.isStandard { prepareStacks(in: window) }
  }

  /// Prepares what an app-wide setting needs of the stacks that are shown in a window.
  private func prepareStacks(in window: UIWindow) {
    window.rootViewController?.forEachNavigationController { stack in
      guard !stack.belongsToSystem else { return }
      stack.monitorPopRecognizers()
      window.gates?.expect(stack)
    }
  }

  /// Adds or removes the recognizers of roles that concern the pans around their views, after the
  /// arbiter of a stack was removed or configured again.
  func updateEnclosingPanRecognizers() {
    for setting in settings {
      (setting.responder as? UIView)?.updateEnclosingPanRecognizers()
    }
  }

  /// Removes what nothing needs any more, after a setting was taken back: a screen may do so while a
  /// touch moves it.
  func settleAtEndOfTurn() { performAtEndOfTurn(settles: true) }

  /// Called when a recognizer has left a touch sequence.
  func recognizerWasReset() { if waitsForTouches { settleAtEndOfTurn() } }

  private func performAtEndOfTurn(settles: Bool) {
    settlesAtEndOfTurn = settles || schedule != nil && settlesAtEndOfTurn
    guard schedule == nil else { return }
    let schedule = Schedule()
    self.schedule = schedule
    MainRunLoop.performAtEndOfTurn {
      withExtendedLifetime(schedule) { self.schedule = nil }
      self.settlesAtEndOfTurn ? self.settle(sparingTouches: true) : self.place()
    }
  }

  private func putGates(on window: UIWindow, drives: Bool) {
    let isNew = window.gates == nil
    // An app must not modify the keyboard's window, for instance; an extension's own is such a one.
    if isNew, SystemClasses.isOffLimits(window), !VisibleWindows.isExtension { return }
    window.addGates(drives: drives)
    guard isNew, let added = window.gates else { return }
    gates.removeAll { $0.gates == nil }
    gates.append(WeakGates(gates: added))
  }
}

// MARK: - Windows

extension Installation {
  private func observeWindows() {
    guard observation == nil else { return }
    updateFollowing()
    observation = VisibleWindows.observe { self.windowDidBecomeVisible($0) }
  }

  private func updateFollowing() {
    let wasFollowing = isFollowing
    var count = 0
    for window in VisibleWindows.all where !window.isHidden && !SystemClasses.isOffLimits(window) {
      count += 1
    }
    isFollowing = count > 1
    guard isFollowing, !wasFollowing else { return }
    for setting in settings { if let responder = setting.responder { followAndShow(responder) } }
  }

  /// Follows what is in a removed stack: its setting counts again in another one.
  private func followUnlessGone(_ setting: Setting) {
    if let view = setting.responder?.nearestLoadedView { follow(view) }
  }

  /// Puts gates on the window of a view, or of a controller's view, whenever that becomes visible.
  private func followAndShow(_ responder: UIResponder) {
    guard let view = responder.nearestLoadedView else {
      // A controller loads its view in this turn, or with the stack or the tabs that it is in then.
      return MainRunLoop.performAtEndOfTurn { [weak responder] in
        if let responder, responder.nearestLoadedView != nil { self.followAndShow(responder) }
      }
    }
    follow(view)
    show(in: view.window)
  }

  private func follow(_ view: UIView) {
    view.whenVisible(for: .gates) { [weak view] in self.show(in: view?.window) }
  }

  /// Puts gates on a window that shows something configured; if there are some, they may lack a
  /// driver.
  private func show(in window: UIWindow?) {
    guard let window,
      window.gates.map({ !$0.isDriving && hasSetting(in: window, where: \.mayDrive) })
        ?? concerns(window)
    else { return }
    putGates(on: window, drives: false)
    performAtEndOfTurn(settles: true)
  }
}

extension UIResponder {
  /// Whether what was configured on a view or a controller counts: not after the arbiter of every
  /// stack around it was removed.
  var isSettingInForce: Bool {
    let arbiter = (self as? UINavigationController)?.existingGestureArbiter
    if arbiter?.isRequested == true { return true }
    if let view = self as? UIView, view.popGestureRegistration == nil { return false }
    if let controller = self as? UIViewController, controller.popSettings == nil { return false }
    var stacks = (self as? UIViewController)?.surroundedStacks ?? []
    if stacks.contains(where: { !$0.hasRemovedArbiter }) { return true }
    forEachEnclosingNavigationController { stacks.append($0) }
    // A sheet without a stack belongs to the stack that presents it.
    if stacks.isEmpty { return decidingNavigationController?.hasRemovedArbiter != true }
    return stacks.contains { !$0.hasRemovedArbiter }
  }

  /// Whether what was configured may need the recognizers of a driver.
  fileprivate var mayDrive: Bool {
    guard let controller = self as? UIViewController else { return false }
    let arbiter = (controller as? UINavigationController)?.existingGestureArbiter
    return controller.popSettings?.mayDrive == true
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
