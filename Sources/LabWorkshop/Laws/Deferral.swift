#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// Content with a role gets no point of a drag that pops, nor of one that leads straight inwards
  /// and is allowed to.
  static let deferral = CaseLaw(law: .deferral, twin: { $0 }) {
    life, log, _ in
    guard let log = log.drag, let first = log.allowed.first else { return nil }
    if log.begun != nil, log.isScrolling { return "the pop began, and content scrolled" }
    if log.begun != nil, log.rest.contains(where: { $0 != .zero }) {
      return "the pop began, and content rests \(text(log.rest)) pt from where it was"
    }
    guard log.drag.leadsInwards, log.drag.letsWaitingPop(under: life.behavior) else { return nil }
    return log.moved.map {
      "allowed in event \(first), and content moved by \(text(log.moments[$0].travels)) pt in event \($0)"
    }
  }
}

private func text(_ travels: [CGPoint]) -> String {
  travels.map(coordinates).joined(separator: " and ")
}
#endif
