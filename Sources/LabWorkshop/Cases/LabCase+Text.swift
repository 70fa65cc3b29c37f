#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

extension LabCase {
  /// The case as readable lines: surroundings, windows and steps.
  package var lines: [String] {
    var surroundings = ["\(behavior.version)"] + behavior.unlikelyAnswers().map(\.description)
    if isMirrored { surroundings.append("right to left") }
    if behavior.deliveryOrder == .shuffled { surroundings.append("shuffle \(seed)") }
    let lines =
      [surroundings.joined(separator: ", ")]
      + zip(1..., windows).map { number, window in
        let kind = window.kind == .ordinary ? "" : " \(window.kind.rawValue),"
        return "  window \(number)\(kind) shows \(window.root)"
      }
      + containers.flatMap(\.screens).flatMap { $0.views?.lines ?? [] }.map { "  \($0)" }
      + zip(1..., steps).map { "  \("\($0)".leftPadded(to: 3)). \($1)" }
      + expected.map { "  expects \($0)" }
    return lines.map(\.onOneLine)
  }
}

extension CaseContainer: CustomStringConvertible {
  /// The container in words, such as "stack A (s1, s2 with a pager)".
  package var description: String {
    func list(_ parts: [CaseContainer]) -> String {
      parts.map(\.description).joined(separator: ", ")
    }
    return switch self {
    case .stack(let name, let screens):
      "stack \(name) (\(screens.map(\.description).joined(separator: ", ")))"
    case .tabs(let parts): "tabs (\(list(parts)))"
    case .columns(let parts): "columns (\(list(parts)))"
    case .split(let primary, let secondary): "a split (\(list([primary, secondary])))"
    case .surrounded(let gesture, let part): "a view with a \(gesture.rawValue) around \(part)"
    case .screen(let screen): screen.description
    case .snapshot: "the stack \(CaseSnapshot.stack) of a snapshot"
    }
  }
}

extension CaseScreen: CustomStringConvertible {
  /// The screen in words, such as "s2 with a pager".
  package var description: String {
    let content = content == .nothing ? "" : " with a \(content.rawValue)"
    return inside.map {
      "\(name)\(content) around \(isOrphan ? "the view of " : "")\($0)"
    } ?? name + content
  }
}

extension CaseStep: CustomStringConvertible {
  /// The step in words, such as "drag right from (195, 422)".
  package var description: String {
    let text =
      switch action {
      case .drag(let direction, let start): "drag \(direction) from \(coordinates(start))"
      case .pull(let start): "drag slowly and not far to the right from \(coordinates(start))"
      case .swipeOnTrackpad(let point): "swipe right on a trackpad over \(coordinates(point))"
      case .tap(let point): "tap \(coordinates(point))"
      case .land(let touch, let point): "touch \(touch) lands at \(coordinates(point))"
      case .move(let touch, let way): "touch \(touch) moves by \(coordinates(way))"
      case .lift(let touch, let isCancelled):
        "touch \(touch) \(isCancelled ? "is cancelled" : "lifts")"
      case .contacts(let contacts, let time):
        (time > 0 ? "after \(Int((time * 1000).rounded())) ms " : "")
          + contacts.map {
            "touch \($0.touch) \($0.phase.rawValue) at \(coordinates($0.point))"
          }.joined(separator: " and ")
      case .wait(let time): "wait \(Int((time * 1000).rounded())) ms"
      case .act(let act): act.description
      }
    return isFollowedAtOnce ? "\(text), and at once" : text
  }
}

extension CaseAct: CustomStringConvertible {
  /// The act in words, such as "push s3 onto A".
  package var description: String {
    func slides(_ isAnimated: Bool) -> String { isAnimated ? ", animated" : "" }
    return switch self {
    case .ask(let stack): "ask for the decisions of \(stack)"
    case .trace(let stack): "trace \(stack)"
    case .drive(let stack, let isOn):
      "driver \(isOn ? "on" : "off") \(stack.map { "in \($0)" } ?? "everywhere")"
    case .follow(let policy, let place): "policy \(policy.rawValue) \(place)"
    case .intercept(let screen, let agrees):
      "\(screen) has an interceptor that \(agrees ? "agrees" : "refuses")"
    case .answer(let screen, let agrees):
      "the interceptor of \(screen) \(agrees ? "agrees" : "refuses") from now on"
    case .give(let screen, let role): "role of \(screen): \(role?.rawValue ?? "none")"
    case .animate(let screen, let isOn):
      "pop transition of \(screen) \(isOn ? "set" : "taken back")"
    case .offer(let next, let screen): "offer \(next) beside \(screen)"
    case .addPan(let stack): "a pan of the app pops \(stack), and is registered"
    case .remove(let stack): "remove the arbiter of \(stack)"
    case .push(let screen, let stack, let animated):
      "push \(screen) onto \(stack)\(slides(animated))"
    case .pop(let stack, let animated): "pop \(stack)\(slides(animated))"
    case .keepTop(let stack): "make the top screen of \(stack) its root"
    case .insert(let screen, let stack): "put \(screen) below the top screen of \(stack)"
    case .replace(let screen, let stack): "put \(screen) in place of the top screen of \(stack)"
    case .carry(let stack, let other): "push the top screen of \(stack) onto \(other) instead"
    case .present(let container, let stack, let isSheet):
      "present \(container) over \(stack)\(isSheet ? " as a sheet" : "")"
    case .dismiss(let stack): "dismiss what is over \(stack)"
    case .select(let tab): "show tab \(tab + 1)"
    case .show(let container, let window): "show \(container) in window \(window + 1)"
    case .exchangeWindows: "exchange what two windows show"
    case .hideBar(let stack, let isHidden): "\(isHidden ? "hide" : "show") the bar of \(stack)"
    case .rotate: "rotate"
    case .clearWindows(let disables):
      "\(disables ? "disable" : "remove") all recognizers of the windows"
    case .tamper(let stack): "take the delegate of the edge pop of \(stack) away"
    case .escape(let stack): "VoiceOver's escape gesture in \(stack)"
    case .tapBack(let stack): "tap the back button of \(stack)"
    case .views(let act): act.description
    case .suspend(let stack): "suspend the pops of \(stack)"
    case .resume(let stack, let byReleasingOwner):
      "the suspensions of \(stack) end\(byReleasingOwner ? " with their owner" : "")"
    case .popToRoot(let stack, let animated): "pop \(stack) to its root\(slides(animated))"
    case .inAction(let name, let state, let act): "in the action \(state) of \(name): \(act)"
    case .later(let time, let act): "\(Int((time * 1000).rounded())) ms later: \(act)"
    case .upon(let callback, let screen, let act): "in \(callback.rawValue) of \(screen): \(act)"
    }
  }
}

extension ViewAct: CustomStringConvertible {
  /// The act in words, such as "enable r1".
  package var description: String {
    func turned(_ isOn: Bool) -> String { isOn ? "on" : "off" }
    return switch self {
    case .set(let name, let state): "set \(name) to \(state)"
    case .enable(let name, let isOn): "\(isOn ? "enable" : "disable") \(name)"
    case .detach(let name): "remove \(name) from its view"
    case .attach(let name, let view): "add \(name) to \(view)"
    case .turn(let name, let property, let isOn): "\(name).\(property.rawValue) \(turned(isOn))"
    case .require(let waiter, let blocker): "\(waiter) requires \(blocker) to fail from now on"
    case .flip(let relation): "turn relation \(relation) on or off"
    case .allowBegin(let name, let may):
      "the delegate of \(name) \(may ? "lets" : "does not let") it begin"
    case .remove(let view): "remove \(view)"
    case .add(let view, let parent): "add \(view) to \(parent)"
    case .hide(let view, let isHidden): "\(isHidden ? "hide" : "show") \(view)"
    case .interact(let view, let isOn): "touches of \(view) \(turned(isOn))"
    case .enableScrolling(let view, let isOn): "scrolling of \(view) \(turned(isOn))"
    case .scroll(let view, let share, let animated):
      "scroll \(view) to \(Int((share * 100).rounded())) %\(animated ? ", animated" : "")"
    case .bounce(let view, let isOn): "bounces of \(view) \(turned(isOn))"
    case .page(let view, let isOn): "paging of \(view) \(turned(isOn))"
    case .give(let view, let role): "role of \(view): \(role?.rawValue ?? "none")"
    }
  }
}

extension CaseViews {
  /// The views, recognizers and relations as lines.
  var lines: [String] {
    views.map { view in
      let content = view.content.map { content in
        ", scrolls \(Int(content.size.width)) × \(Int(content.size.height))"
          + (content.pages ? ", pages" : "") + (content.bounces ? "" : ", does not bounce")
          + (content.alwaysBounces ? ", always bounces" : "")
          + (content.inset == 0 ? "" : ", inset \(Int(content.inset))")
          + (content.position == 0 ? "" : ", at \(Int(content.position * 100)) %")
          + (content.verticalPosition.map { ", vertically at \(Int($0 * 100)) %" } ?? "")
      }
      return
        "\(view.name) in \(view.parent) at (\(Int(view.frame.minX)), \(Int(view.frame.minY))), "
        + "\(Int(view.frame.width)) × \(Int(view.frame.height))" + (content ?? "")
        + (view.turn.map { ", \($0.rawValue)" } ?? "") + (view.isHidden ? ", hidden" : "")
        + (view.takesSeveralTouches ? ", takes several touches" : "")
        + (view.isOfUIKit ? ", of UIKit's class" : "")
    }
      + recognizers.map { recognizer in
        "\(recognizer.name) \(recognizer.kind.rawValue) on \(recognizer.view)"
          + (recognizer.taps > 1 ? ", \(recognizer.taps) taps" : "")
          + (recognizer.touches > 1 ? ", \(recognizer.touches) touches" : "")
          + (recognizer.duration.map { ", after \(Int(($0 * 1000).rounded())) ms" } ?? "")
          + (recognizer.allowableMovement.map { ", moves \(Int($0)) pt at most" } ?? "")
          + (recognizer.axis.map { ", \($0.rawValue)" } ?? "")
          + (recognizer.isEnabled ? "" : ", disabled")
          + (recognizer.cancelsTouchesInView ? "" : ", leaves touches to the view")
          + (recognizer.delaysTouchesBegan ? ", delays began" : "")
          + (recognizer.delaysTouchesEnded ? "" : ", does not delay ended")
          + (recognizer.mayBegin ? "" : ", its delegate does not let it begin")
          + (recognizer.prevents ? "" : ", prevents no other")
          + (recognizer.isPreventable ? "" : ", cannot be prevented")
      }
      + relations.map { relation in
        "relation \(relation.name): \(relation.one) \(relation.kind.rawValue) \(relation.other)"
          + (relation.isOn ? "" : ", not at first")
      }
  }
}

extension CasePlace: CustomStringConvertible {
  /// The place in words, such as "in A".
  package var description: String {
    switch self {
    case .app: "everywhere"
    case .stack(let name), .screen(let name): "in \(name)"
    }
  }
}
#endif
