#if HEADLESS
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// A pop never begins at the root or in a transition, and never twice with one touch (promise 4).
  ///
  /// It says nothing of second pops where a recognizer keeps a touch sequence from ending: UIKit's
  /// pop may begin beside the driver's then.
  package static let popsOnce = CaseLaw(
    law: .popTwice, twin: { $0 },
    violation: { life, log, _ in
      var popped: Set<Int> = []
      for case .company(let subject, let company) in log.events.lazy.map(\.kind) {
        guard let pops = company.pops else { continue }
        // What was asked long before its requirements failed may begin without effect, and without
        // UIKit's delegate its edge pop begins at the root, too.
        if life.behavior.shouldBeginTime == .afterRequirements, life.tamperings == 0,
          !life.hasReactions
        {
          if let isInteractive = pops.isInteractive {
            if isInteractive || !life.behavior.slideGivesWay {
              return "\(subject.name) begins during a transition of \(pops.stack)"
            }
          } else if pops.screens < 2 {
            return "\(subject.name) begins at the root of \(pops.stack)"
          }
        }
        if company.touches.contains(where: popped.contains), !life.hasLateEnds {
          return "\(subject.name) begins a second pop with one touch"
        }
        popped.formUnion(company.touches)
      }
      return nil
    })
}

extension UIKitBehavior {
  /// Whether a running slide gives way to a swipe (C228).
  fileprivate var slideGivesWay: Bool { version >= .v26 && runningSlide == .givesWay }
}
#endif
