#if HEADLESS
import Foundation
import HeadlessUIKit

extension StressCase {
  /// The case as readable lines: departures, views, recognizers, relations and steps.
  package var lines: [String] {
    [surroundings] + views.map { "  \(describe($0))" } + recognizers.map { "  \(describe($0))" }
      + relations.map { "  \($0)" } + reactions.map { "  \($0)" }
      + zip(1..., steps).map { index, step in
        "  \("\(index)".leftPadded(to: 3)). \(step)"
      }
  }

  private var surroundings: String {
    let departures = UIKitBehavior.Question.allCases.compactMap { question in
      let answer = behavior.answer(to: question)
      let usual = UIKitBehavior().answer(to: question)
      return answer?.name == usual?.name ? nil : answer?.description
    }
    let place =
      navigation.map { navigation in
        var text = "\(navigation.depth) screens"
        if navigation.isMirrored { text += ", right to left" }
        text += navigation.hasArbiter ? ", with the arbiter" : ", without an arbiter"
        if navigation.isDriven { text += ", driven" }
        if navigation.policy != .standard { text += ", policy \(navigation.policy.rawValue)" }
        if let own = navigation.screenPolicy { text += ", the screen's \(own.rawValue)" }
        if navigation.screensRefuse { text += ", screens refuse" }
        return text
      } ?? "a window"
    let shuffles = departures.contains { $0.hasSuffix(": shuffled") } ? ["shuffle \(shuffle)"] : []
    return (["\(place)", "\(behavior.version)"] + departures + shuffles).joined(separator: ", ")
  }

  private func describe(_ view: View) -> String {
    var text = "\(Self.name(of: view.id)) in \(Self.name(of: view.parent)) at \(view.frame.text)"
    if let content = view.content {
      text += ", scrolls \(content.size.width.text) × \(content.size.height.text)"
      if content.pages { text += ", pages" }
      if !content.bounces { text += ", does not bounce" }
      if content.alwaysBounces { text += ", always bounces" }
      if content.inset != 0 { text += ", inset \(content.inset.text)" }
      if content.position != 0 { text += ", at \((content.position * 100).text) %" }
    }
    if view.turn != .none { text += ", \(view.turn.rawValue)" }
    if view.isHidden { text += ", hidden" }
    if view.takesSeveralTouches { text += ", takes several touches" }
    if let role = view.role { text += ", registered as a \(role.rawValue)" }
    return text
  }

  private func describe(_ recognizer: Recognizer) -> String {
    var text = "r\(recognizer.id) \(recognizer.kind) on \(Self.name(of: recognizer.view))"
    if !recognizer.isEnabled { text += ", disabled" }
    if !recognizer.cancelsTouchesInView { text += ", leaves touches to the view" }
    if recognizer.delaysTouchesBegan { text += ", delays began" }
    if !recognizer.delaysTouchesEnded { text += ", does not delay ended" }
    if !recognizer.mayBegin { text += ", its delegate does not let it begin" }
    if !recognizer.prevents { text += ", prevents no other" }
    if !recognizer.isPreventable { text += ", cannot be prevented" }
    return text
  }

  /// Returns the name of a view in scripts and timelines.
  static func name(of view: ViewID) -> String {
    switch view {
    case window: "window"
    case navigationView: "navigation"
    case screenView: "screen"
    default: "v\(view)"
    }
  }
}

extension StressCase.RecognizerID: CustomStringConvertible {
  var description: String {
    switch self {
    case .own(let id): "r\(id)"
    case .scrollPan(let view): "\(StressCase.name(of: view)).pan"
    case .edgePop: "edgePop"
    case .contentPop: "contentPop"
    }
  }
}

extension StressCase.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .tap(let taps, let touches): "tap (\(taps) taps, \(touches) touches)"
    case .press: "long press"
    case .pan(let touches): touches == 1 ? "pan" : "pan (\(touches) touches)"
    case .edgePan: "edge pan"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .custom(let manner): "\(manner.rawValue) custom recognizer"
    }
  }
}

extension StressCase.Relation: CustomStringConvertible {
  var description: String {
    let text =
      switch kind {
      case .requires: "\(one) requires \(other) to fail"
      case .delegateWaits: "\(one) waits for \(other) by its delegate"
      case .delegateBlocks: "\(other) waits for \(one) by the delegate of \(one)"
      case .classWaits: "\(one) waits for \(other) by its class"
      case .classBlocks: "\(other) waits for \(one) by the class of \(one)"
      case .allows: "\(one) recognizes simultaneously with \(other)"
      }
    return isOn ? text : "\(text) (not at first)"
  }
}

extension StressCase.Reaction: CustomStringConvertible {
  var description: String { "in the action \(recognizer) \(state): \(action)" }
}

extension StressCase.Step: CustomStringConvertible {
  var description: String {
    after > 0 ? "after \(((after * 1000).rounded() as Double).text) ms, \(action)" : "\(action)"
  }
}

extension StressCase.Contact: CustomStringConvertible {
  var description: String { "touch \(touch) \(phase.word) at (\(point.x.text), \(point.y.text))" }
}

extension StressCase.Action: CustomStringConvertible {
  var description: String {
    switch self {
    case .wait: "nothing"
    case .touch(let contact): "\(contact)"
    case .together(let contacts): contacts.map { "\($0)" }.joined(separator: " and ")
    case .set(let id, let state): "r\(id) is set to \(state)"
    case .enable(let id, let isEnabled): "\(id) is \(isEnabled ? "enabled" : "disabled")"
    case .detach(let id): "r\(id) is removed from its view"
    case .attach(let id, let view): "r\(id) is added to \(StressCase.name(of: view))"
    case .turn(let id, let name, let isOn): "r\(id).\(name.rawValue) becomes \(isOn)"
    case .require(let waiter, let blocker): "\(waiter) requires \(blocker) to fail from now on"
    case .flip(let relation): "relation \(relation) changes its answer"
    case .allowBegin(let id, let may): "r\(id)'s delegate \(may ? "lets" : "does not let") it begin"
    case .remove(let view): "\(StressCase.name(of: view)) is removed"
    case .add(let view, let parent):
      "\(StressCase.name(of: view)) is added to \(StressCase.name(of: parent))"
    case .hide(let view, let isHidden):
      "\(StressCase.name(of: view)) is \(isHidden ? "hidden" : "shown")"
    case .interact(let view, let isOn):
      "\(StressCase.name(of: view)) takes \(isOn ? "touches" : "no touches")"
    case .enableScrolling(let view, let isOn):
      "\(StressCase.name(of: view)) scrolling is \(isOn ? "enabled" : "disabled")"
    case .scroll(let view, let position, let animated):
      "\(StressCase.name(of: view)) scrolls to \((position * 100).text) %\(animated.asAnimated)"
    case .bounce(let view, let isOn):
      "\(StressCase.name(of: view)) \(isOn ? "bounces" : "does not bounce")"
    case .page(let view, let isOn):
      "\(StressCase.name(of: view)) \(isOn ? "pages" : "does not page")"
    case .push(let animated): "a screen is pushed\(animated.asAnimated)"
    case .pop(let animated): "a screen is popped\(animated.asAnimated)"
    case .popToRoot(let animated): "all screens are popped\(animated.asAnimated)"
    case .replaceStack: "the stack is replaced"
    case .installArbiter: "the arbiter is installed"
    case .removeArbiter: "the arbiter is removed"
    case .enableArbiter(let isOn): "the arbiter is \(isOn ? "enabled" : "disabled")"
    case .follow(let policy): "the arbiter's policy becomes \(policy.rawValue)"
    case .suspend: "pops are suspended"
    case .resume(let byReleasingOwner):
      "the suspension ends\(byReleasingOwner ? " with its owner" : "")"
    case .register(let view, let role):
      "\(StressCase.name(of: view)) is \(role.map { "registered as a \($0.rawValue)" } ?? "unregistered")"
    }
  }
}

extension Bool {
  fileprivate var asAnimated: String { self ? ", animated" : "" }
}

extension CGRect {
  fileprivate var text: String {
    "(\(minX.text), \(minY.text), \(width.text), \(height.text))"
  }
}

extension BinaryFloatingPoint {
  /// The number rounded to tenths, without a fraction if it is whole.
  fileprivate var text: String {
    let tenth = (Double(self) * 10).rounded() / 10
    return Int(exactly: tenth).map(String.init) ?? "\(tenth)"
  }
}
#endif
