#if HEADLESS
import Foundation
import GestureLab

extension CaseLaw {
  /// Driven, a drag from the middle pops the stack that UIKit's edge pop would (promise 14).
  package static let innermostPops = CaseLaw(
    law: .innermost,
    twin: { life in
      guard !life.hasReactions, !life.hasColumns, let index = life.drivenDrag,
        case .drag(_, let start) = life.steps[index].action
      else { return nil }
      var twin = life
      twin.steps = Array(life.steps[...index])
      twin.steps[index].action = .drag(.right, from: CGPoint(x: 3, y: start.y))
      return twin.plain
    },
    violation: { life, log, plain in
      guard let index = life.drivenDrag,
        let span = log.spans.first(where: { $0.steps.contains(index) }),
        let path = span.landings.first,
        let other = plain().spans.last(where: \.isTouched), path == other.landings.first,
        span.before.shown == other.before.shown
      else { return nil }
      let settings = LifeSettings(life, before: index)
      let isDriven = path.stacks.allSatisfy { stack in
        !settings.removed.contains(stack)
          && (settings[.stack(stack)].isDriven ?? settings[.app].isDriven ?? false)
      }
      guard isDriven, !path.stacks.isEmpty else { return nil }
      let differences = path.stacks.filter { stack in
        span.after.screens(of: stack) != other.after.screens(of: stack)
      }
      return differences.isEmpty
        ? nil
        : "\(life.text(span)): UIKit's edge pop leaves "
          + path.stacks.map { "\($0) with \(other.after.screens(of: $0))" }
          .joined(separator: ", ") + "; the driver "
          + path.stacks.map { "\($0) with \(span.after.screens(of: $0))" }.joined(separator: ", ")
    })
}

extension LabCase {
  /// The number of the first touch if it is a drag to the right from the middle, and no line but
  /// drivers counts.
  fileprivate var drivenDrag: Int? {
    guard let index = steps.firstIndex(where: \.isTouch),
      case .drag(.right, let start) = steps[index].action, start.x > 50,
      screensAreEmpty
    else { return nil }
    let isPure = steps[..<index].allSatisfy { step in
      switch step.act {
      case .hideBar, .follow, .intercept, .answer, .give, .animate, .offer, .rotate, .tamper: false
      default: true
      }
    }
    return isPure ? index : nil
  }

  /// Whether nothing with a gesture lies in any screen, and no pan around one, which would take a
  /// driver's drag.
  var screensAreEmpty: Bool {
    containers.allSatisfy { container in
      !container.contains { if case .surrounded(.pan, _) = $0 { true } else { false } }
        && container.screens.allSatisfy { $0.content == .nothing && $0.inside?.hasGesture != true }
    } && steps.allSatisfy { $0.act?.newScreen.map { $0.content == .nothing } ?? true }
  }
}
#endif
