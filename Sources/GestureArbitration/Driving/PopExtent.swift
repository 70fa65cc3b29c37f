import UIKitShim

/// What is asked for of pops beyond UIKit's; nil where nothing is said.
package struct PopExtent {
  /// Where it was said, the wider place first: the nearer one counts.
  enum Level: Int, Comparable {
    case app, stack, screen

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where a driver's pops were asked for; nil where they were not.
  struct Levels {
    var edgePop: Level?
    var contentPop: Level?
    /// Whether a controller of the screen itself asks for a pop from the middle.
    var namesScreen = false

    /// That of a gesture; nil for one that isn't a pop of a driver.
    subscript(gesture: NavigationGesture) -> Level? {
      switch gesture {
      case .edgePop: edgePop
      case .contentPop: contentPop
      case .push, .zoom: nil
      }
    }
  }

  /// What counts, and where it was said.
  typealias Word = (isYes: Bool, level: Level)

  package var isFullScreen: Bool?
  package var isWithoutBackButton: Bool?

  var saysSomething: Bool { isFullScreen != nil || isWithoutBackButton != nil }

  /// Whether it asks for a pop beyond UIKit's.
  var asksForPops: Bool { isFullScreen == true || isWithoutBackButton == true }
}

extension UIViewController {
  /// Whether a drag from anywhere on this screen pops it where UIKit has only the edge pop, which is
  /// before iOS 26.
  ///
  /// ```swift
  /// GestureArbiter.defaults.allowsFullScreenPop = true    // every stack of the app
  /// navigationController.allowsFullScreenPop = true       // every screen of this one
  /// editor.allowsFullScreenPop = false                    // but not this one
  /// ```
  ///
  /// The nearest line counts: that of the screen, of the navigation controller, of
  /// ``GestureArbiter/defaults``. If a screen has several visible controllers, false on any of them
  /// counts first, and only the screen itself overrides what the app has disabled. Nil, as at first,
  /// says nothing.
  ///
  /// It pops nothing that UIKit's own edge pop would not: no screen without UIKit's back button
  /// (C200), for which ``popsWithoutBackButton`` is, and none while the app has disabled
  /// `interactivePopGestureRecognizer`; only the screen's own line pops that one all the same. The
  /// app-wide line leaves screens whose back button has a `backAction` of the app's, too (C237). On
  /// iOS 26 UIKit has such a pop, and keeps it. ``GestureArbiter/driver`` says how the screens move.
  ///
  /// Before iOS 18 a pan of UIKit's may cancel the gestures of hosted SwiftUI content, a cell's
  /// included, and nothing public tells whether there are any (C101). So there a drag that starts on
  /// such content is left to it, but for an edge swipe, unless a line of the screen's own asks
  /// for the pop or a role in the content says what is popped.
  public var allowsFullScreenPop: Bool? {
    get { popSettings?.extent?.isFullScreen }
    set { changeExtent { $0.isFullScreen = newValue } }
  }

  /// Whether a drag pops this screen where UIKit offers no back button, and hence no pop (C200): with
  /// a hidden bar, a hidden back button, or other items in its place.
  ///
  /// ```swift
  /// player.popsWithoutBackButton = true
  /// ```
  ///
  /// The drag starts where UIKit's pops start on that release, and before iOS 26 from anywhere if
  /// ``allowsFullScreenPop`` says so, too. The nearest line counts, as there. A screen with a
  /// ``PopBackButton`` in its bar needs no other line than ``allowsFullScreenPop``.
  ///
  /// Where the app has disabled UIKit's recognizer, on this screen or on another one, only the
  /// screen's own line pops it. Without a back button UIKit itself may have disabled it (Q14): then
  /// that of the navigation controller does, too, and the app's does not; a debug build reports this
  /// once.
  public var popsWithoutBackButton: Bool? {
    get { popSettings?.extent?.isWithoutBackButton }
    set { changeExtent { $0.isWithoutBackButton = newValue } }
  }

  private func changeExtent(_ change: (inout PopExtent) -> Void) {
    var extent = popSettings?.extent ?? PopExtent()
    change(&extent)
    Installation.current.hasPopExtents = true
    changePopSettings(isSet: extent.saysSomething) { $0.extent = extent }
  }
}

extension PopSettings {
  /// What the controller says, by its SwiftUI content or by a property.
  fileprivate func word(on setting: (PopExtent) -> Bool?) -> Bool? {
    content?.hasFullScreenPop ?? extent.flatMap(setting)
  }
}

extension ScreenSettings {
  /// What the screen says, or the stack; the app's defaults if neither does.
  ///
  /// If any controller in the screen says false, the result is false. True on a child has the level of
  /// the stack, so that it overrides no refusal of the screen.
  func word(on setting: (PopExtent) -> Bool?, orElse standard: Bool) -> PopExtent.Word {
    var yes: PopExtent.Level?
    // An inner stack speaks for its own screens.
    for screen in screens where !(screen.controller is UINavigationController) {
      guard let word = screen.settings?.word(on: setting) else { continue }
      if !word { return (false, .screen) }
      yes = screen.controller.parent === stack.controller ? .screen : yes ?? .stack
    }
    if let yes { return (true, yes) }
    let arbiter = (stack.controller as? UINavigationController)?.existingGestureArbiter
    let word =
      stack.settings?.word(on: setting) ?? surrounding?.hasFullScreenPop ?? arbiter?.drivesAll
    return word.map { ($0, .stack) } ?? (standard, .app)
  }
}

extension ScreenSettings {
  /// Whether a controller of the screen says yes.
  fileprivate func namesScreen(_ setting: (PopExtent) -> Bool?) -> Bool {
    screens.contains { $0.settings?.word(on: setting) == true }
  }
}

extension GestureArbiter {
  /// Whether pops beyond UIKit's may be asked for, so that screens are looked at for it.
  var mayDrivePops: Bool {
    let installation = Installation.current
    return installation.hasPopExtents || installation.hasContentSettings
      || Self.defaults.asksForPops
  }

  /// Where a driver's pops of the top screen were asked for.
  ///
  /// - Parameter settings: What the screens say, if they were asked.
  func levelsOfDriving(_ settings: ScreenSettings?) -> PopExtent.Levels {
    guard mayDrivePops, let stack = navigationController, let top = stack.topViewController
    else { return PopExtent.Levels() }
    let hasTransition = top.popTransition != nil
    let isBare = stack.isBackButtonMissing
    let defaults = Self.defaults
    let settings = settings ?? stack.screenSettings
    let fullScreen = settings.word(on: \.isFullScreen, orElse: defaults.fullScreenPop)
    let level: PopExtent.Level?
    if isBare {
      let bare = settings.word(on: \.isWithoutBackButton, orElse: defaults.popsWithoutBackButton)
      // A button that pops says yes where nothing else is said.
      let isImplied =
        bare.level == .app && (fullScreen.isYes || hasTransition) && stack.showsPopBackButton
      guard bare.isYes || isImplied else { return PopExtent.Levels() }
      level = hasTransition ? max(bare.level, .stack) : bare.level
    } else if hasTransition {
      // It asks for a driver, and by itself overrides no refusal of the app's.
      level = fullScreen.isYes && fullScreen.level == .screen ? .screen : .stack
    } else {
      // Under a custom animator, for instance, UIKit refuses for another reason (C201).
      level =
        settings.hasFullScreenPop && fullScreen.isYes
        ? fullScreen.level : drivesAll == true ? .stack : nil
    }
    var levels = PopExtent.Levels(edgePop: level, contentPop: level)
    levels.namesScreen = hasTransition || settings.namesScreen(\.isFullScreen)
    if stack.contentPopRecognizer != nil { return levels }
    if hasTransition {
      if !fullScreen.isYes, fullScreen.level == .screen { levels.contentPop = nil }
      return levels
    }
    let nearest = isBare ? min(level ?? .screen, fullScreen.level) : fullScreen.level
    // Whether UIKit pops beside an action of the app's is unpublished (C237).
    let isLeft = nearest == .app && top.navigationItem.hasBackActionOfApp
    levels.contentPop = fullScreen.isYes && !isLeft ? nearest : nil
    return levels
  }
}

extension UINavigationController {
  /// Whether an app's animator, which UIKit's pops cannot drive, keeps them from beginning (C201) where
  /// nothing asks for more than UIKit's pops from anywhere.
  ///
  /// The delegate is asked as UIKit asks it when a pop attempts to begin.
  var isRefusedByAnimator: Bool {
    let screens = viewControllers.suffix(2)
    guard !isBackButtonMissing, existingGestureArbiter?.drivesAll != true, !hasArbitersDelegate,
      screens.count == 2,
      let top = screens.last, let below = screens.first, top.popTransition == nil,
      let animator = (delegate?.navigationController(_:animationControllerFor:from:to:))?(
        self, .pop, top, below) ?? nil
    else { return false }
    let interaction = (delegate?.navigationController(_:interactionControllerFor:))?(self, animator)
    return !((interaction ?? nil) is UIPercentDrivenInteractiveTransition)
  }

  /// Whether the app keeps a driver from performing a gesture, as apps have always done: by
  /// disabling UIKit's recognizer.
  ///
  /// Before iOS 26 there is one recognizer for both pops. Where the back button is missing UIKit
  /// itself may have disabled it (Q14), unless the app had done it before.
  ///
  /// - Parameter level: Where the driver's pop was asked for.
  func hasTurnedOff(_ gesture: NavigationGesture, at level: PopExtent.Level) -> Bool {
    guard gesture.isPop, level < .screen else { return false }
    let (edge, content) = (interactivePopGestureRecognizer, contentPopRecognizer)
    guard isBackButtonMissing else {
      return (gesture == .contentPop ? content ?? edge : edge)?.isOutOfUse == true
    }
    // UIKit has neither pop here, so that either means both.
    for case let pop? in [edge, content] where pop.isOutOfUse {
      if level == .app || popRecognizerMonitor?.isKnownDisabled(pop) == true { return true }
    }
    return false
  }

  /// Whether a button that pops is shown in the place of UIKit's back button.
  fileprivate var showsPopBackButton: Bool {
    !isNavigationBarHidden && topViewController?.navigationItem.hasPopBackButton == true
  }
}
