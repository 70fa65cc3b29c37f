#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The interceptor of a rebuilt screen whose original had one.
///
/// It refuses every pop if the original did, in the snapshot or in the recording that is played.
@MainActor
final class RebuiltInterceptor: PopIntercepting {
  var agrees: Bool

  init(agrees: Bool) { self.agrees = agrees }

  func allowsPop(by trigger: PopTrigger) -> Bool { agrees }
}

extension SnapshotBuilding {
  /// Configures an arbiter as the one of the snapshot was, in addition to roles and driver.
  func configure(_ arbiter: GestureArbiter) {
    let settings = snapshot.arbiter
    arbiter.allowsPopGestures = settings.isEnabled
    arbiter.policy = settings.policy.policy().policy
    arbiter.pushPolicy = settings.pushPolicy.policy().policy
    for suspension in settings.suspensions { arbiter.restore(suspension, for: self) }
    for (index, made) in built {
      if let made = made.controller { configure(made, snapshot.controllers[index]) }
    }
    for pop in settings.pops {
      if let recognizer = recognizers[pop.recognizer] {
        arbiter.addPopRecognizer(recognizer, for: pop.gesture.gesture)
      }
    }
    removeGates(of: arbiter)
  }

  private func configure(_ made: UIViewController, _ value: GestureSnapshot.Controller) {
    if let policy = value.policy { made.popPolicy = policy.policy().policy }
    if value.interceptor != nil {
      let interceptor = RebuiltInterceptor(agrees: value.refusesPop != true)
      interceptors.append(interceptor)
      made.popInterceptor = interceptor
    }
    if let hasFullScreenPop = value.hasFullScreenPop {
      let settings = ContentSettings()
      settings.hasFullScreenPop = hasFullScreenPop
      made.contentSettings = settings
    }
    if let isFullScreen = value.allowsFullScreenPop { made.allowsFullScreenPop = isFullScreen }
    if let pops = value.popsWithoutBackButton { made.popsWithoutBackButton = pops }
    if let transition = value.transition, transition.count == 3 {
      made.popTransition = PopTransition(
        parallax: transition[0], dimming: transition[1], shadow: transition[2])
    }
    if value.hasPushCandidate ?? false { made.pushCandidate = { UIViewController() } }
    if let height = value.companionBar {
      made.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    }
  }

  /// Removes gates that other code had removed; an arbiter that nothing has set up has none yet.
  private func removeGates(of arbiter: GestureArbiter) {
    let names = Set(snapshot.recognizers.compactMap { $0.maker == .arbiter ? $0.name : nil })
    let gates = names.isEmpty ? [] : [.edgePop, .contentPop].map(RecognizerNames.gate)
    for recognizer in arbiter.recognizers {
      if let name = recognizer.name, gates.contains(name), !names.contains(name) {
        recognizer.view?.removeGestureRecognizer(recognizer)
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
          name: content.name, view: view, role: registration.map(PopGestureRole.init),
          registeredAs: registration?.name, drag: content.drag))
    }
    for (index, value) in snapshot.views.enumerated() where !registered.contains(index) {
      guard let registration = value.role, let view = views[index] else { continue }
      contents.append(
        LabContent(
          name: registration.name, view: view, role: PopGestureRole(registration),
          drag: .recognizers))
    }
    return contents
  }
}

extension SnapshotBuilding {
  /// Where the copy differs from the snapshot: what may take a drag and is missing, or lies
  /// elsewhere in the window. Ask while it is built.
  var differences: [String] {
    var origins: [CGPoint?] = []
    var missing: [String] = []
    var moved: [String] = []
    stage.window.layoutIfNeeded()
    for (index, value) in snapshot.views.enumerated() {
      let parent = value.parent.map { origins[$0] } ?? CGPoint.zero
      let around = value.parent.flatMap { snapshot.views[$0].origin } ?? .zero
      let origin = parent.map {
        CGPoint(x: $0.x + value.frame.minX - around.x, y: $0.y + value.frame.minY - around.y)
      }
      // What is in a transformed view is not compared.
      origins.append(value.transform == nil ? origin : nil)
      guard mayTakeDrags(index) else { continue }
      let name = snapshot.name(ofView: index)
      guard let view = views[index] else {
        missing.append(name)
        continue
      }
      let rect = view.convert(view.bounds, to: nil)
      guard let origin, value.transform == nil else { continue }
      let isThere =
        abs(rect.minX - origin.x) < 1 && abs(rect.minY - origin.y) < 1
        && abs(rect.width - value.frame.width) < 1 && abs(rect.height - value.frame.height) < 1
      if !isThere {
        moved.append("\(name) from \(coordinates(origin)) to \(coordinates(rect.origin))")
      }
    }
    return Self.sentence("Not built: ", missing) + Self.sentence("Built elsewhere: ", moved)
      + Self.sentence("Without the recognizers that the system gives it: ", withoutSystems)
  }

  /// The views whose recognizers of the system's no view of the engine has, such as those of a map,
  /// a web view or a text.
  ///
  /// Every scroll view of UIKit's has one beside its pan and its pinch that takes no drag.
  private var withoutSystems: [String] {
    snapshot.views.indices.filter { index in
      let value = snapshot.views[index]
      let missing = recognizersOfViews[index].filter {
        snapshot.recognizers[$0].maker == .system && recognizers[$0] == nil
      }
      switch value.kind {
      case .view: return value.controller == nil && !missing.isEmpty
      case .scrollView: return missing.count { snapshot.recognizers[$0].kind != .other } > 1
      default: return false
      }
    }.map(snapshot.name)
  }

  private func mayTakeDrags(_ index: Int) -> Bool {
    let value = snapshot.views[index]
    if value.isHidden ?? false { return false }
    if value.role != nil || value.scroll != nil || value.kind == .navigationBar { return true }
    return recognizersOfViews[index].contains { snapshot.recognizers[$0].maker == .app }
  }

  /// A sentence about the first of some names.
  private static func sentence(_ start: String, _ names: [String]) -> [String] {
    let most = DiagnosticMetrics.listedGestures
    guard !names.isEmpty else { return [] }
    let rest = names.count > most ? ", and \(names.count - most) more" : ""
    return ["\(start)\(names.prefix(most).joined(separator: "; "))\(rest)."]
  }
}
#endif
