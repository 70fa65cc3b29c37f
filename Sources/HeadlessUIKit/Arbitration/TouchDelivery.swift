/// How much of a touch its view has been told.
///
/// ```text
/// withheld ──► delivered ──► finished
///     └──────► silenced ◄──────┘ (cancelled by a recognizer, or never learnt of)
/// ```
struct TouchDelivery {
  enum Stage { case withheld, delivered, finished, silenced }

  var stage: Stage = .withheld
  /// How the finger landed: a delayed `touchesBegan` still says so (C018, C046).
  let landing: UITouch.Sample
  /// Whether the finger has moved since the view was last told.
  var hasMoved = false
  /// How the touch ended, if it has and the view does not know yet.
  var pendingEnd: UITouch.Phase?

  init(landing: UITouch.Sample) { self.landing = landing }

  var isOpen: Bool { stage == .withheld || stage == .delivered }
}
