#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// What pops a screen that UIKit or the app refuses to pop: how it is refused, alone and in pairs,
/// against each setting at each level.
@MainActor
package struct RefusalTable {
  package let rows: [Row]

  /// Plays every row.
  ///
  /// - Parameters:
  ///   - behavior: The answers to open questions on a release.
  ///   - progress: Called before each group of rows with what is played.
  package init(
    on versions: [SystemVersion], _ behavior: (SystemVersion) -> UIKitBehavior,
    progress: (String) -> Void = { _ in }
  ) {
    var rows: [Row] = []
    for version in versions {
      for refusals in Self.combinations {
        progress("\(version): \(refusals.map(\.rawValue).joined(separator: " + "))")
        for start in Start.allCases {
          let attempt = Attempt(refusals: refusals, start: start, behavior: behavior(version))
          let uikit = attempt.owner(under: nil)
          rows += ([nil] + Request.all).map {
            Row(attempt, $0, uikit: uikit, owner: $0 == nil ? uikit : attempt.owner(under: $0))
          }
        }
      }
    }
    self.rows = rows
  }

  /// None, each alone, and each two.
  private static var combinations: [[Refusal]] {
    let all = Refusal.allCases
    let pairs = all.indices.flatMap { first in
      all[(first + 1)...].map { [all[first], $0] }
    }
    return [[]] + all.map { [$0] } + pairs
  }

  /// The rows in which the owner is another one than what was refused and asked for says.
  package var broken: [Row] { rows.filter(\.isBroken) }
}

extension RefusalTable {
  /// How UIKit or an app refuses to pop a screen.
  package enum Refusal: String, CaseIterable {
    case hiddenBar, hiddenBackButton, ownLeftItem, disabledRecognizer, refusingDelegate
    case customAnimator, disabledPolicy, refusingInterceptor

    /// Whether UIKit's back button is absent.
    fileprivate var hidesBackButton: Bool {
      self == .hiddenBar || self == .hiddenBackButton || self == .ownLeftItem
    }

    @MainActor
    fileprivate func apply(to stage: Stage, _ screen: UIViewController, _ app: App) {
      let (stack, item) = (stage.navigation, screen.navigationItem)
      let pops = [NavigationGesture.edgePop, .contentPop].compactMap(stack.systemRecognizer(for:))
      switch self {
      case .hiddenBar: stack.isNavigationBarHidden = true
      case .hiddenBackButton: item.hidesBackButton = true
      case .ownLeftItem:
        item.leftBarButtonItem = UIBarButtonItem(
          title: "Cancel", style: .plain, target: nil, action: nil)
      case .disabledRecognizer: for pop in pops { pop.isEnabled = false }
      case .refusingDelegate: for pop in pops { pop.delegate = app }
      case .customAnimator: stack.delegate = app
      case .disabledPolicy: screen.popPolicy = .disabled
      case .refusingInterceptor: screen.popInterceptor = app
      }
    }
  }

  /// What asks for a pop, and for which screens.
  package struct Request: Equatable {
    package enum Setting: String, CaseIterable {
      case allowsFullScreenPop, popsWithoutBackButton, both

      fileprivate var isFullScreen: Bool { self != .popsWithoutBackButton }
      fileprivate var isWithoutBackButton: Bool { self != .allowsFullScreenPop }
    }
    package enum Level: String, CaseIterable { case app, stack, screen }

    package let setting: Setting
    package let level: Level

    fileprivate static var all: [Request?] {
      Setting.allCases.flatMap { setting in
        Level.allCases.map { Request(setting: setting, level: $0) }
      }
    }

    @MainActor
    fileprivate func apply(to stage: Stage, _ screen: UIViewController) {
      let controller = level == .stack ? stage.navigation : screen
      if setting.isFullScreen {
        if level == .app {
          GestureArbiter.defaults.allowsFullScreenPop = true
        } else {
          controller.allowsFullScreenPop = true
        }
      }
      if setting.isWithoutBackButton {
        if level == .app {
          GestureArbiter.defaults.popsWithoutBackButton = true
        } else {
          controller.popsWithoutBackButton = true
        }
      }
    }
  }

  /// Where the user tries to pop.
  package enum Start: String, CaseIterable { case edge, middle, backButton }

  /// One attempt of a user, and who had it.
  package struct Row: Encodable {
    package let refusedBy: String?
    package let setting: String?
    package let level: String?
    package let release: Int
    package let start: String
    /// The owner without the arbiter: `pop`, or `none`.
    package let uikit: String
    package let owner: String
    /// Whether it pops what neither UIKit pops nor a line asks for by name, or does not pop what one of
    /// them does.
    package let isBroken: Bool

    @MainActor
    fileprivate init(_ attempt: Attempt, _ request: Request?, uikit: Bool, owner: Bool) {
      let names = attempt.refusals.map(\.rawValue)
      refusedBy = names.isEmpty ? nil : names.joined(separator: " + ")
      (setting, level) = (request?.setting.rawValue, request?.level.rawValue)
      (release, start) = (attempt.behavior.version.rawValue, attempt.start.rawValue)
      (self.uikit, self.owner) = (uikit ? "pop" : "none", owner ? "pop" : "none")
      let isAskedFor = request.map(attempt.isAskedFor) ?? false
      let isRefused =
        request != nil && attempt.refusals.contains { $0.isOfPackage(at: attempt.start) }
      isBroken = owner != (isAskedFor || uikit && !isRefused)
    }

    private enum CodingKeys: String, CodingKey {
      case refusedBy, setting, level, release, start, uikit, owner
    }

    /// Writes every key, null where there is nothing.
    package func encode(to encoder: any Encoder) throws {
      var row = encoder.container(keyedBy: CodingKeys.self)
      try row.encode(refusedBy, forKey: .refusedBy)
      try row.encode(setting, forKey: .setting)
      try row.encode(level, forKey: .level)
      try row.encode(release, forKey: .release)
      try row.encode(start, forKey: .start)
      try row.encode(uikit, forKey: .uikit)
      try row.encode(owner, forKey: .owner)
    }
  }

  /// An attempt on a screen that is refused.
  @MainActor
  fileprivate struct Attempt {
    let refusals: [Refusal]
    let start: Start
    let behavior: UIKitBehavior

    /// Whether the screen is popped.
    func owner(under request: Request?) -> Bool {
      let defaults = GestureArbiter.defaults
      defer { GestureArbiter.defaults = defaults }
      let (stage, screen, app) = (Stage(behavior: behavior), UIViewController(), App())
      request?.apply(to: stage, screen)
      // What it reports about these apps isn't news.
      if request != nil { stage.navigation.decidingArbiter?.onIssue = { _ in } }
      stage.push(screen)
      for refusal in refusals where request != nil || !refusal.isOfPackage(at: start) {
        refusal.apply(to: stage, screen, app)
      }
      stage.rest()
      let height = StageMetrics.screen.midY
      switch start {
      case .edge: stage.drag(.right, from: CGPoint(x: 6, y: height))
      case .middle: stage.drag(.right, from: CGPoint(x: StageMetrics.screen.midX, y: height))
      case .backButton: try? stage.tapBackButton()
      }
      stage.rest()
      return withExtendedLifetime(app) { stage.navigation.viewControllers.count == 1 }
    }

    /// Whether a request names a pop of the screen from there, beside what nobody may override.
    func isAskedFor(by request: Request) -> Bool {
      let isBare = refusals.contains(where: \.hidesBackButton)
      let isOfRelease = start == .edge || behavior.version >= .v26
      guard start != .backButton, !isBare || request.setting.isWithoutBackButton,
        isBare && isOfRelease || request.setting.isFullScreen,
        isBare || behavior.version < .v26
      else { return false }
      return refusals.allSatisfy {
        switch $0 {
        case .hiddenBar, .hiddenBackButton, .ownLeftItem: true
        case .disabledRecognizer: request.level == .screen || isBare && request.level == .stack
        case .refusingDelegate: request.level == .screen
        case .customAnimator: request.level == .screen || isBare
        case .disabledPolicy, .refusingInterceptor: false
        }
      }
    }
  }

  /// Says no wherever it is asked.
  fileprivate final class App: NSObject, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate,
    PopIntercepting
  {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Animator() }

    func allowsPop(by trigger: PopTrigger) -> Bool { false }
  }

  /// Shows the other screen at once.
  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension RefusalTable.Refusal {
  /// Whether it is a setting of the package, which plain UIKit has not, that concerns an attempt.
  fileprivate func isOfPackage(at start: RefusalTable.Start) -> Bool {
    self == .disabledPolicy && start != .backButton || self == .refusingInterceptor
  }
}
#endif
