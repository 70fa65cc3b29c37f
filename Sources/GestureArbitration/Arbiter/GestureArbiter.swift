import UIKitShim

/// Decides when the pops of a navigation controller may begin, and says why.
///
/// ```swift
/// pagingScrollView.allowsPopGestureAtLeadingEdge = true
/// navigationController.gestureArbiter.register(mapView, as: .map)
/// navigationController.gestureArbiter.onDecision = { print($0) }
/// ```
///
/// > A pop begins only when its gate lets it. The gate asks the screen's rules in order; the first
/// > rule that answers decides, and every answer has a reason.
@MainActor
public final class GestureArbiter {
  // MARK: Deciding

  /// The rules for screens that have none (`UIViewController.popPolicy`), from the next touch on;
  /// those of ``defaults`` until it is set.
  public var policy: PopPolicy {
    get { ownPolicy ?? Self.defaults.policy }
    set {
      ownPolicy = newValue
      request()
    }
  }
  /// The rules for pushing a `UIViewController.pushCandidate`, from the next touch on.
  ///
  /// They are the rules of a pop, read in the other direction: a push starts at the trailing edge.
  public var pushPolicy = PopPolicy.standard { didSet { request() } }
  /// Whether any gesture may pop a screen or push one; that of ``defaults`` until it is set.
  ///
  /// If it is false no policy and no line of a screen undoes it. Contents keep their drags either
  /// way. To leave the pops to UIKit call ``remove()``; to keep gestures from beginning for a while,
  /// ``suspend(_:for:because:)``.
  public var allowsPopGestures: Bool {
    get { ownAllowance ?? Self.defaults.allowsPopGestures }
    set {
      ownAllowance = newValue
      request()
    }
  }
  /// What moves the screens where UIKit offers no pop, or refuses it; that of ``defaults`` until it
  /// is set.
  ///
  /// Setting another one than ``PopDriver/uikitOnly`` asks for both pops in this stack:
  /// `UIViewController.allowsFullScreenPop` and `UIViewController.popsWithoutBackButton`.
  ///
  /// A screen that is on its way, under a touch or after it, stays with the driver that moves it: so
  /// each screen may set the driver in its `viewWillAppear`. A drag that has moved no screen yet
  /// moves none any more. A screen with a `UIViewController.pushCandidate` or a
  /// `UIViewController.popTransition` is moved by ``PopDriver/arbiter`` even if it is
  /// ``PopDriver/uikitOnly``.
  public var driver: PopDriver {
    get { ownDriver ?? Self.defaults.driver }
    set {
      ownDriver = newValue
      if newValue != .uikitOnly { Installation.current.hasPopExtents = true }
      request()
    }
  }
  /// The controller whose gestures are decided; nil once it is deallocated.
  package private(set) weak var navigationController: UINavigationController?

  /// Stores a role with a view that competes with the gestures, under a name for decisions.
  ///
  /// `UIView.popGestureRole` reads and writes the same storage, under the name of the role. A view
  /// has one role, from the next touch on; registering retains nothing. Assigning a scroll-view
  /// role to another kind of view has no effect, and is reported to ``onIssue``.
  public func register(_ view: UIView, as role: PopGestureRole, named name: String? = nil) {
    if let issue = view.setPopGestureRole(role, named: name) { return report(issue) }
    request()
    guard let container = navigationController?.viewIfLoaded, view.window != nil,
      !view.isDescendant(of: container), !role.isForEnclosingPans
    else { return }
    report(.registeredElsewhere(name ?? role.name))
  }

  /// Puts a recognizer of the app's own behind the gate of a pop, such as a full-screen pan.
  ///
  /// ```swift
  /// navigationController.gestureArbiter.addPopRecognizer(fullScreenPan, for: .contentPop)
  /// ```
  ///
  /// From the next touch on it begins only with drags that the rules allow: policies, roles,
  /// suspensions and ``PopIntercepting`` hold for it as for UIKit's. What it moves, and how,
  /// remains the app's. It may be on any view around or in the content, and is not retained;
  /// ``remove()`` frees it. Where the view under a touch keeps its gate from beginning (C084), it
  /// is disabled and enabled again instead. Only a screen-edge pan is an edge pop: another
  /// recognizer counts as a content pop. Nothing can be added for a push or a zoom dismissal. Either
  /// is reported to ``onIssue``.
  public func addPopRecognizer(_ recognizer: UIGestureRecognizer, for pop: NavigationGesture) {
    guard pop == .edgePop || pop == .contentPop else {
      return report(.added(recognizer, for: pop))
    }
    let isMisnamed = pop == .edgePop && !(recognizer is ScreenEdgePanGestureRecognizer)
    if isMisnamed { report(.addedForEdgePop(recognizer)) }
    let pop = isMisnamed ? NavigationGesture.contentPop : pop
    removePopRecognizer(recognizer)
    appPops.append((pop, WeakRecognizer(recognizer)))
    request()
  }

  /// Takes a recognizer of the app's own from behind its gate, from the next touch on.
  public func removePopRecognizer(_ recognizer: UIGestureRecognizer) {
    appPops.removeAll { $0.recognizer.recognizer == nil || $0.recognizer.recognizer === recognizer }
  }

  /// Keeps gestures from beginning until the suspension is ended or its owner is deallocated.
  ///
  /// ```swift
  /// let pause = arbiter.suspend(.content, for: self, because: "recording")
  /// pause.end()
  /// ```
  ///
  /// - Parameters:
  ///   - gestures: The gestures to suspend.
  ///   - owner: The object whose suspension it is; not retained.
  ///   - reason: What decisions print.
  /// - Returns: The suspension; it need not be retained.
  @discardableResult
  public func suspend(
    _ gestures: NavigationGestures = .all, for owner: AnyObject, because reason: String
  ) -> PopSuspension {
    add(PopSuspension(gestures, for: owner, because: reason))
  }

  /// Suspends what a snapshot found suspended, until an object is deallocated.
  package func restore(_ suspension: PopAttempt.Suspension, for owner: AnyObject) {
    add(
      PopSuspension(
        suspension.gestures, for: owner, named: suspension.owner, because: suspension.reason))
  }

  @discardableResult
  private func add(_ suspension: PopSuspension) -> PopSuspension {
    suspensions.removeAll { !$0.isActive }
    suspensions.append(suspension)
    request()
    return suspension
  }

  // MARK: Popping by code

  /// Pops the top screen, or to a screen below it, unless the top screen refuses.
  ///
  /// The screens between are not asked. While a presented controller is being dismissed, such as an
  /// alert, the pop waits for the dismissal: UIKit may freeze otherwise (C202).
  ///
  /// - Parameters:
  ///   - screen: The screen to pop to; nil for the one below.
  ///   - confirmed: True if the screen need not be asked: an alert has asked the user.
  ///   - animated: Whether the transition is animated.
  /// - Returns: Whether a screen is popped, now or after the dismissal; false at the root, and if
  ///   `screen` is not below the top of the stack.
  @discardableResult
  public func pop(
    to screen: UIViewController? = nil, confirmed: Bool = false, animated: Bool = true
  ) -> Bool {
    programmaticPop.pop(to: screen, confirmed: confirmed, by: .code, animated: animated)
  }

  /// Pops the top screen for VoiceOver's escape gesture, unless it refuses (C257).
  ///
  /// From iOS 17 on a `UIViewController.popInterceptor` needs none of it. Before, UIKit pops without
  /// asking, and a screen, or a subclass of `UINavigationController`, overrides the public method:
  ///
  /// ```swift
  /// override func accessibilityPerformEscape() -> Bool {
  ///   navigationController?.gestureArbiter.performEscape() ?? false
  /// }
  /// ```
  ///
  /// - Returns: True if the screen is popped or has refused, which keeps others from handling it.
  public func performEscape() -> Bool { programmaticPop.performEscape() }

  /// Answers the bar delegate's question whether the back button may pop an item.
  ///
  /// ```swift
  /// final class Navigation: UINavigationController, UINavigationBarDelegate {
  ///   func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
  ///     gestureArbiter.shouldPop(item)
  ///   }
  /// }
  /// ```
  ///
  /// True without asking the screen for a pop that is under way, which some releases ask about too.
  public func shouldPop(_ item: UINavigationItem) -> Bool { programmaticPop.shouldPop(item) }

  // MARK: Observing

  /// Receives every decision: one for each gesture that a drag concerns.
  ///
  /// A gesture that is allowed may still not begin: UIKit's recognizer has begin rules, and content
  /// that is not registered competes with it.
  public var onDecision: (@MainActor (PopDecision) -> Void)? {
    didSet { if onDecision != nil { request() } }
  }
  /// Receives every misuse in debug builds, once, as a fact, a blank line and the remedy; nil writes
  /// it to the system log. In release builds nothing is reported.
  public var onIssue: (@MainActor (String) -> Void)?

  /// Whether snapshots, the trace, and the decisions contain the names of classes; true by default.
  ///
  /// Without them recognizers without a name have a number, that of the snapshot in a recording. The
  /// names that the app gave to roles, recognizers and rules remain, and so do the reasons that
  /// suspensions, roles and rules give. Set it before recording: it changes nothing of what was
  /// recorded.
  public var includesClassNames = true

  // MARK: Defaults

  /// The defaults of the app.
  ///
  /// They hold in every navigation controller of the app, from the next touch on, those that do not
  /// exist yet included, and not in the system's own, such as one for composing mail. In an app
  /// extension they hold in windows that become visible later, and in those that show a view or a
  /// screen that was configured. A test that sets one puts back the value from before.
  public static var defaults = Defaults() {
    didSet { Installation.current.defaultsDidChange() }
  }

  // MARK: What outlives a drag

  package private(set) var ownPolicy: PopPolicy?
  private var ownAllowance: Bool?
  private var ownDriver: PopDriver?
  /// The driver by which the recognizers in place were chosen.
  private(set) var appliedDriver = PopDriver.uikitOnly

  /// Whether the app has set something here: the arbiter judges every touch in the stack then.
  package private(set) var isRequested = false
  /// The recognizers that serve the stack, or did for the latest touch.
  weak var gateSet: GateSet?
  lazy var programmaticPop = ProgrammaticPop(arbiter: self)
  /// The transition of a driver; nil without one.
  private(set) var popController: InteractivePopController?
  /// The pop recognizers of the app's own.
  private(set) var appPops: [(gesture: NavigationGesture, recognizer: WeakRecognizer)] = []
  /// The touch sequence; its recognizers retain it until they are reset.
  package weak var session: GestureSession?
  /// What observes the decisions, besides the app.
  package var observer: (any ArbitrationObserver)? {
    didSet { if observer != nil { request() } }
  }
  package internal(set) var isRemoved = false
  /// Exists as long as the options of some zoom transition have the arbiter's hook.
  weak var zoomHook: ZoomHook?
  /// Whether the options of some zoom transition have the arbiter's hook: perhaps the top screen's.
  package var hasZoomDismissal: Bool { zoomHook != nil }
  private var suspensions: [PopSuspension] = []
  private var reportedIssues: [Issue] = []
  /// Whether it was reported that nothing pops from the middle of some content.
  var hasReportedMissingPop = false

  /// The view of the navigation controller, once it is loaded.
  private weak var host: UIView?

  /// Creates the arbiter of a navigation controller, whose view need not be loaded.
  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  /// Puts the arbiter in place for what the app has set, also where another one was removed.
  @inline(never)
  private func request() {
    guard let navigationController, !isRemoved else { return }
    isRequested = true
    navigationController.hasRemovedArbiter = false
    Installation.current.add(navigationController)
    prepare()
  }

  /// Puts in place what the next touch needs, once the controller's view is loaded.
  ///
  /// - Parameter settings: What the screens say, if they were asked.
  package func prepare(_ settings: ScreenSettings? = nil) {
    guard !isRemoved, let navigationController, !navigationController.hasRemovedArbiter,
      let view = navigationController.viewIfLoaded
    else { return }
    if view !== host {
      host = view
      observer?.arbiterDidMove(to: view)
      monitorPopRecognizers()
      navigationController.followInterceptors()
    }
    updateDriver(settings)
  }

  /// The suspensions in force, the earliest first.
  package var activeSuspensions: [PopAttempt.Suspension] {
    suspensions(beside: navigationController?.screenSettings)
  }

  /// Those that are in force beside what screens say.
  func suspensions(beside settings: ScreenSettings?) -> [PopAttempt.Suspension] {
    let hosted = settings?.suspensions ?? []
    guard !suspensions.isEmpty else { return hosted }
    return suspensions.filter(\.isActive).map { $0.value(namingOwner: includesClassNames) } + hosted
  }

  /// The class of an object, or nil if ``includesClassNames`` is false.
  func className(of object: AnyObject) -> String? {
    includesClassNames ? "\(type(of: object))" : nil
  }

  /// Reports the decision of a session, to what observes the arbiter first.
  func report(_ decision: PopDecision, in session: GestureSession) {
    observer?.arbiterDidDecide(
      decision, under: session.policy(for: decision.attempt.gesture), at: session.time)
    report(decision)
  }

  func report(_ decision: PopDecision) {
    onDecision?(decision)
    guard Installation.current.hasContentSettings else { return }
    for observe in navigationController?.screenSettings.observers ?? [] { observe(decision) }
  }

  /// Reports a misuse once, in debug builds.
  func report(_ issue: Issue) {
    guard RuntimeWarning.isDebugBuild, !reportedIssues.contains(issue) else { return }
    reportedIssues.append(issue)
    if let onIssue { onIssue(issue.text) } else { RuntimeWarning.issues.write(issue.text) }
  }
}

// MARK: - What stands behind each gate

extension GestureArbiter {
  /// The rules for pops of the top screen: those of the innermost visible controller that has any.
  package var effectivePolicy: PopPolicy {
    navigationController?.screenSettings.policy ?? policy
  }

  /// The set that serves the stack, or would serve it next.
  var nextGateSet: GateSet? {
    if let gateSet, gateSet.arbiter === self { return gateSet }
    return navigationController?.viewIfLoaded?.window?.gates?.firstSet
  }

  /// The recognizers that perform the gestures of the stack, as they are now.
  ///
  /// - Parameter hitView: What a touch has hit; nil if none is meant.
  package func pops(under hitView: UIView? = nil, _ settings: ScreenSettings? = nil)
    -> PopRecognizers
  {
    PopRecognizers(of: navigationController, judgedBy: self, under: hitView, settings)
  }
}

// MARK: - What moves the screens

extension GestureArbiter {
  /// Whether the driver's recognizer for a gesture is in use on the top screen.
  ///
  /// - Parameter settings: What the screens say, if they were asked.
  package func drives(_ gesture: NavigationGesture, _ settings: ScreenSettings? = nil) -> Bool {
    switch gesture {
    case .zoom: false
    case .push:
      driver != .uikitOnly || navigationController?.hasPushCandidate == true
    case .edgePop, .contentPop: levelsOfDriving(settings)[gesture] != nil
    }
  }

  /// Whether the stack's own driver asks for every pop; nil if it has none of its own.
  package var drivesAll: Bool? { ownDriver.map { $0 != .uikitOnly } }

  /// Starts to drive once a driver is needed, and stops once another one is.
  ///
  /// Not while a screen is on its way: UIKit calls the app in the middle of a pop, and a screen that
  /// sets the driver as it appears would undo the pop that brings it back.
  func updateDriver(_ settings: ScreenSettings?) {
    if driver != appliedDriver, popController?.isMovingScreen != true {
      detachDriver()
      appliedDriver = driver
    }
    guard popController == nil,
      drives(.push)
        || mayDrivePops && (drives(.contentPop, settings) || drives(.edgePop, settings))
    else { return }
    popController = InteractivePopController(for: self, driver: driver)
  }

  /// Ends the drag of a driver; a screen that a touch holds returns.
  func detachDriver() {
    popController?.detach()
    popController = nil
  }
}
