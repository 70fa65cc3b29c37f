#if HEADLESS
import GestureLab

extension CaseLaw {
  /// Each screen appears and disappears in turn, and is shown at rest if it has appeared (C221, C227).
  package static let appearance = CaseLaw(
    law: .appearance, twin: { $0.plain },
    violation: { _, log, plain in
      // What UIKit itself gets out of order is not the package's.
      log.disorder.flatMap { plain().disorder == nil ? $0 : nil }
    })
}

extension CaseLog {
  /// The first callback out of turn, or screen whose last one is not what is shown.
  fileprivate var disorder: String? {
    var last: [String: Log.Callback] = [:]
    for span in spans {
      for case .callback(let call, let screen) in span.events where call != .didLoad {
        guard call.mayFollow(last[screen]) else {
          return "\(screen): \(call.rawValue) after \(last[screen]?.rawValue ?? "nothing")"
        }
        last[screen] = call
      }
      for (screen, call) in last where span.after.leftOver.isEmpty {
        let isShown = span.after.shown["place of \(screen)"] != nil
        if isShown != (call == .didAppear) {
          return "\(screen) is \(isShown ? "" : "not ")shown after \(call.rawValue)"
        }
      }
    }
    return nil
  }
}

extension Log.Callback {
  /// Whether it may follow another one of the same screen; before the first span some were missed.
  fileprivate func mayFollow(_ last: Log.Callback?) -> Bool {
    guard let last else { return true }
    return switch self {
    case .didLoad: true
    case .willAppear: last == .didDisappear || last == .willDisappear
    case .didAppear: last == .willAppear
    case .willDisappear: last == .didAppear || last == .willAppear
    case .didDisappear: last == .willDisappear
    }
  }
}
#endif
