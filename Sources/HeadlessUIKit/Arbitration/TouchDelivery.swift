#if HEADLESS
/// How much of a touch its view has received.
///
/// ```text
/// withheld ──► delivered ──► finished
///     └──────► silenced ◄──────┘ (cancelled by a recognizer, or never received)
/// ```
struct TouchDelivery {
  enum Stage { case withheld, delivered, finished, silenced }

  var stage: Stage = .withheld
  /// The sample of the touch-down, which a delayed `touchesBegan` reports (C018, C046).
  let landing: UITouch.Sample
  /// Whether the touch has moved since the view last received it.
  var hasMoved = false
  /// How the touch ended, until the view receives the end.
  var pendingEnd: UITouch.Phase?

  init(landing: UITouch.Sample) { self.landing = landing }

  var isOpen: Bool { stage == .withheld || stage == .delivered }
}
#endif
