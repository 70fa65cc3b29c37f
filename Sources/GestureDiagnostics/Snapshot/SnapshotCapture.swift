import GestureArbitration
import UIKitShim

extension GestureSnapshot {
  /// A name for a view, and how it takes a drag.
  package typealias Name = (name: String, view: UIView, drag: Content.Drag)
}

/// Walks over a live screen and writes its snapshot.
@MainActor
struct SnapshotCapture {
  let arbiter: GestureArbiter
  let includesClassNames: Bool
  private var controllers: [GestureSnapshot.Controller] = []
  private var controllerIndices: [ObjectIdentifier: Int] = [:]
  var views: [GestureSnapshot.View] = []
  /// The indices of the views.
  var viewIndices: [ObjectIdentifier: Int] = [:]
  var numberedViews: [(object: UIView, index: Int)] = []
  var recognizers: [GestureSnapshot.Recognizer] = []
  /// The indices of the recognizers.
  var recognizerIndices: [ObjectIdentifier: Int] = [:]
  var numberedRecognizers: [(object: UIGestureRecognizer, index: Int)] = []
  /// The recognizers that may relate to others, with their indices, by the index of their view.
  var relatedRecognizers: [Int: [RelatedRecognizer]] = [:]
  var notes: [String] = []
  /// Whether views were left out because there are too many.
  var isCut = false

  init(of arbiter: GestureArbiter) {
    self.arbiter = arbiter
    includesClassNames = arbiter.includesClassNames
  }

  /// Writes the snapshot, with names for the views that may own a drag.
  mutating func snapshot(naming contents: [GestureSnapshot.Name]?) -> GestureSnapshot {
    let navigation = arbiter.navigationController
    let container = navigation?.viewIfLoaded
    let window = navigation?.windowOfScreens
    notes.append(
      "Failure requirements by require(toFail:) and UIKit's private relations cannot be seen.")
    if let root = window?.rootViewController { add(root, parent: nil, presenter: nil) }
    if let navigation, index(of: navigation) == nil { add(navigation, parent: nil, presenter: nil) }
    if controllers.isEmpty { controllers.append(GestureSnapshot.Controller(kind: .navigation)) }
    note(arbiter.policy, of: "GestureArbiter.policy")
    note(arbiter.pushPolicy, of: "GestureArbiter.pushPolicy")
    let size = window?.bounds.size ?? container?.bounds.size ?? .zero
    if let window {
      add(window, parent: nil, depth: 0)
      if isCut { notes.append("There are more views than a file may have: the rest is not seen.") }
    } else {
      notes.append("The navigation controller's view is in no window: no view was seen.")
      views.append(
        GestureSnapshot.View(parent: nil, kind: .window, frame: CGRect(origin: .zero, size: size)))
    }
    window?.rootViewController?.forEachNavigationController { stack in
      if stack !== navigation, stack.existingGestureArbiter?.isRequested == true {
        notes.append(
          "Another stack has an arbiter of its own, which is not written down: take a snapshot of it."
        )
      }
    }
    // Several screens and recognizers may add the same note.
    var said: Set<String> = []
    return GestureSnapshot(
      system: .running(in: window),
      window: GestureSnapshot.Window(
        size: size,
        safeArea: GestureSnapshot.Insets(window?.safeAreaInsets ?? .zero),
        layoutDirection: StoredLayoutDirection(container?.layoutDirection ?? .leftToRight)),
      controllers: controllers, navigation: stack(of: navigation), views: views,
      recognizers: recognizers, relations: relations,
      contents: contents?.compactMap { content in
        viewIndices[ObjectIdentifier(content.view)].map {
          GestureSnapshot.Content(name: content.name, view: $0, drag: content.drag)
        }
      }, arbiter: settings, notes: notes.filter { said.insert($0).inserted }
    ).withinLimits
  }

  /// The class of an object, or nil if classes are left out.
  func type(of object: AnyObject) -> String? {
    includesClassNames ? "\(Swift.type(of: object))" : nil
  }

  func index(of controller: UIViewController) -> Int? {
    controllerIndices[ObjectIdentifier(controller)]
  }
}

// MARK: - Controllers

extension SnapshotCapture {
  private mutating func add(_ controller: UIViewController, parent: Int?, presenter: Int?) {
    guard index(of: controller) == nil, controllers.count < DiagnosticMetrics.snapshotControllers
    else { return }
    let index = controllers.count
    controllerIndices[ObjectIdentifier(controller)] = index
    controllers.append(describe(controller, parent: parent, presenter: presenter))
    for child in controller.children { add(child, parent: index, presenter: nil) }
    // A child reports the presentation of its ancestors as its own (C267).
    if let presented = controller.presentedViewController,
      presented.presentingViewController === controller
    {
      add(presented, parent: nil, presenter: index)
    }
  }

  private mutating func describe(
    _ controller: UIViewController, parent: Int?, presenter: Int?
  ) -> GestureSnapshot.Controller {
    // In a collapsed split view one stack is a screen of another, as no app may push one (C260).
    let isStack =
      controller is UINavigationController && !(controller.parent is UINavigationController)
    let kind: GestureSnapshot.Controller.Kind =
      isStack || controller === arbiter.navigationController
      ? .navigation : controller is UIPageViewController ? .pages : .screen
    var value = GestureSnapshot.Controller(kind: kind)
    value.type = type(of: controller)
    value.parent = parent
    if let presenter {
      value.presenter = presenter
      value.presentation = .init(controller.modalPresentationStyle)
      value.isModal = controller.isModalInPresentation ? true : nil
      value.sheet = controller.sheetHeights
      // A popover may be presented as a sheet where there is no room for it.
      if value.sheet != nil { value.presentation = .sheet }
    }
    if let navigation = controller as? UINavigationController {
      value.isBarHidden = navigation.isNavigationBarHidden ? true : nil
      value.hidesBarsOnSwipe = navigation.hidesBarsOnSwipe ? true : nil
      value.hidesBarsOnTap = navigation.hidesBarsOnTap ? true : nil
    } else if controller.parent is UINavigationController {
      // The getter creates a navigation item, which only the screens of a stack need.
      let item = controller.navigationItem
      value.hidesBackButton = item.hidesBackButton ? true : nil
      value.replacesBackButton = item.replacesBackButton ? true : nil
      value.hasPopBackButton = item.hasPopBackButton ? true : nil
      value.hasBackAction = item.hasBackActionOfApp ? true : nil
    }
    let hosted =
      controller.contentSettings ?? (controller as? UINavigationController)?.surroundingSettings
    value.hasFullScreenPop = hosted?.hasFullScreenPop
    let isDrivenStack = controller === arbiter.navigationController && arbiter.drivesAll == nil
    let (extent, defaults) = (controller.popSettings?.extent, GestureArbiter.defaults)
    value.allowsFullScreenPop =
      extent?.isFullScreen ?? (isDrivenStack && defaults.fullScreenPop ? true : nil)
    value.popsWithoutBackButton =
      extent?.isWithoutBackButton ?? (isDrivenStack && defaults.popsWithoutBackButton ? true : nil)
    let policy = controller.popSettings?.policyInUse ?? hosted?.policy
    value.policy = policy.map(StoredPolicy.init)
    note(policy, of: "a screen")
    let interceptors = (hosted?.interceptors ?? []) + [controller.popInterceptor].compactMap(\.self)
    let refuser = interceptors.first { !$0.allowsPop(by: .contentSwipe) }
    if let interceptor = refuser ?? interceptors.first {
      value.interceptor = type(of: interceptor) ?? ""
      value.refusesPop = refuser == nil ? nil : true
    }
    if #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *),
      controller.preferredTransition != nil
    {
      // Which kind a transition has is not public.
      value.isZoomed = arbiter.hasZoomDismissal ? true : nil
      notes.append(
        arbiter.hasZoomDismissal
          ? "A screen has a preferredTransition: a rebuilt one has a zoom with the arbiter's hook."
          : "The preferredTransition of a screen is not written down: a rebuilt one slides, without "
            + "the gestures of a zoom.")
    }
    value.transition = controller.popTransition.map { [$0.parallax, $0.dimming, $0.shadow] }
    value.hasPushCandidate = controller.pushCandidate == nil ? nil : true
    value.companionBar = controller.companionBar?.bounds.height
    return value
  }

  private func stack(of navigation: UINavigationController?) -> GestureSnapshot.Navigation {
    guard let navigation, let index = index(of: navigation) else {
      return GestureSnapshot.Navigation(controller: 0, stack: [])
    }
    var value = GestureSnapshot.Navigation(
      controller: index, stack: navigation.viewControllers.compactMap(self.index))
    if let delegate = navigation.delegate, !navigation.hasArbitersDelegate {
      value.delegate = type(of: delegate) ?? ""
    }
    value.isInTransition = navigation.transitionCoordinator == nil ? nil : true
    return value
  }

  private mutating func note(_ policy: PopPolicy?, of owner: String) {
    let (_, missing) = policy.map { StoredPolicy($0).policy() } ?? (.standard, [])
    for rule in missing {
      notes.append(
        "The rule \(rule) of \(owner) is a function of the app's: a rebuilt policy is without it.")
    }
  }

  private var settings: GestureSnapshot.Settings {
    GestureSnapshot.Settings(
      isEnabled: arbiter.allowsPopGestures,
      driver: arbiter.drivesAll == nil ? PopDriver.uikitOnly.name : arbiter.driver.name,
      policy: StoredPolicy(arbiter.policy), pushPolicy: StoredPolicy(arbiter.pushPolicy),
      suspensions: arbiter.activeSuspensions,
      pops: arbiter.pops().all(.app).compactMap { pop in
        let index = relatedRecognizers.values.joined().first { $0.recognizer === pop.recognizer }?
          .index
        return index.map { .init(gesture: .init(pop.gesture), recognizer: $0) }
      })
  }
}

extension GestureSnapshot.Controller.Presentation {
  /// The presentation of a controller with a style.
  fileprivate init(_ style: UIModalPresentationStyle) {
    self =
      switch style {
      case .fullScreen, .currentContext: .fullScreen
      case .pageSheet, .formSheet, .automatic: .sheet
      case .overFullScreen, .overCurrentContext: .over
      case .popover: .popover
      default: .custom
      }
  }
}
