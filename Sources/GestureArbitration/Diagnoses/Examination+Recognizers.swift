import UIKitShim

extension Examination {
  /// Recognizers of the arbiter's that other code has taken away or disabled.
  var missingRecognizers: [ArbiterIssue] {
    let recognizers = arbiter.recognizers + (arbiter.ownPops?.recognizers ?? [])
    return recognizers.compactMap { recognizer in
      guard recognizer.view == nil || !recognizer.isEnabled else { return nil }
      let what = recognizer.isEnabled ? "taken off its view" : "disabled"
      return ArbiterIssue(
        fact: "\(recognizer.spokenName) was \(what) by other code.",
        remedy: """
          Leave recognizers alone whose names begin with GestureArbiter. To get them back call \
          GestureArbiter.remove(), and take UINavigationController.gestureArbiter anew.
          """)
    }
  }
}
