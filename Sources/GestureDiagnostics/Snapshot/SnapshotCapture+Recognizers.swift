import GestureArbitration
import UIKitShim

extension SnapshotCapture {
  mutating func add(_ recognizer: UIGestureRecognizer, of view: UIView, _ index: Int) {
    let number = recognizers.count
    let value = describe(recognizer, of: view, index)
    recognizers.append(value)
    recognizerIndices[ObjectIdentifier(recognizer)] = number
    numberedRecognizers.append((recognizer, number))
    if value.maker != .arbiter {
      let isApps =
        value.maker == .app || (recognizer.delegate != nil && !recognizer.hasSystemDelegate)
      relatedRecognizers[index, default: []].append(
        RelatedRecognizer(number, recognizer, isApps: isApps))
    }
    if let pop = value.pop, let delegate = value.delegate, delegate != "UIKit" {
      notes.append(
        "UIKit's \(pop.gesture) has a delegate of the app's, which may refuse: a rebuilt one agrees."
      )
    }
    guard value.maker == .app else { return }
    if let delegate = recognizer.delegate, !recognizer.hasSystemDelegate, delegate !== view {
      notes.append(
        """
        The delegate of \(name(of: recognizer, number)) may keep touches from it and it from \
        beginning: a rebuilt one agrees.
        """)
    }
    if !RecognizerClass.isPublic(recognizer) {
      notes.append(
        "The class of \(name(of: recognizer, number)) is the app's: a rebuilt one is UIKit's.")
    }
  }

  private func name(of recognizer: UIGestureRecognizer, _ number: Int) -> String {
    includesClassNames
      ? recognizer.displayName : recognizer.name ?? "recognizer \(number)"
  }

  private func describe(
    _ recognizer: UIGestureRecognizer, of view: UIView, _ index: Int
  ) -> GestureSnapshot.Recognizer {
    let pop = systemPop(recognizer)
    var value = GestureSnapshot.Recognizer(
      view: index, kind: kind(of: recognizer), maker: maker(of: recognizer, on: view))
    value.type = type(of: recognizer)
    value.name = recognizer.name
    value.pop = pop.map(StoredGesture.init)
    let scrollPan = (view as? UIScrollView)?.panGestureRecognizer
    value.scrolls = recognizer === scrollPan ? true : nil
    value.isEnabled = recognizer.isEnabled ? nil : false
    let state = RecognizerState(recognizer.state)
    value.state = state == .possible ? nil : state
    value.cancelsTouchesInView = recognizer.cancelsTouchesInView ? nil : false
    value.delaysTouchesBegan = recognizer.delaysTouchesBegan ? true : nil
    value.delaysTouchesEnded = recognizer.delaysTouchesEnded ? nil : false
    if let delegate = recognizer.delegate {
      value.delegate = recognizer.hasSystemDelegate ? "UIKit" : type(of: delegate) ?? ""
    }
    switch recognizer {
    case let pan as UIPanGestureRecognizer:
      value.touches = pan.minimumNumberOfTouches == 1 ? nil : pan.minimumNumberOfTouches
      // UIKit's default is the largest integer.
      value.mostTouches =
        1...DiagnosticMetrics.snapshotTouches ~= pan.maximumNumberOfTouches
        ? pan.maximumNumberOfTouches : nil
      let types = pan.allowedScrollTypesMask.rawValue
      value.scrollTypes = types == 0 ? nil : types
      value.edges = (pan as? ScreenEdgePanGestureRecognizer).map { Int($0.edges.rawValue) }
    case let tap as UITapGestureRecognizer:
      value.taps = tap.numberOfTapsRequired == 1 ? nil : tap.numberOfTapsRequired
      value.touches = tap.numberOfTouchesRequired == 1 ? nil : tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer:
      value.taps = press.numberOfTapsRequired == 0 ? nil : press.numberOfTapsRequired
      value.touches = press.numberOfTouchesRequired == 1 ? nil : press.numberOfTouchesRequired
      value.duration = press.minimumPressDuration
      value.movement = press.allowableMovement
    case let swipe as UISwipeGestureRecognizer:
      value.touches = swipe.numberOfTouchesRequired == 1 ? nil : swipe.numberOfTouchesRequired
      value.directions = Int(swipe.direction.rawValue)
    default: break
    }
    return value
  }

  private func kind(of recognizer: UIGestureRecognizer) -> GestureSnapshot.Recognizer.Kind {
    switch recognizer {
    case is ScreenEdgePanGestureRecognizer: .edgePan
    case is UIPanGestureRecognizer: .pan
    case is UITapGestureRecognizer: .tap
    case is UILongPressGestureRecognizer: .longPress
    case is UISwipeGestureRecognizer: .swipe
    case is UIPinchGestureRecognizer: .pinch
    case is UIRotationGestureRecognizer: .rotation
    case is UIHoverGestureRecognizer: .hover
    default: .other
    }
  }

  private func maker(
    of recognizer: UIGestureRecognizer, on view: UIView
  ) -> GestureSnapshot.Recognizer.Maker {
    if recognizer is any ArbitrationRecognizer { return .arbiter }
    if systemPop(recognizer) != nil { return .system }
    if let scrollView = view as? UIScrollView,
      recognizer === scrollView.panGestureRecognizer
        || recognizer === scrollView.pinchGestureRecognizer
    {
      return .system
    }
    if SystemClasses.isSystem(recognizer), !RecognizerClass.isPublic(recognizer) {
      return .system
    }
    return recognizer.hasSystemDelegate ? .system : .app
  }

  /// Whether the recognizer serves the arbiter of another navigation controller, or none.
  func isOfAnotherArbiter(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer is any ArbitrationRecognizer else { return false }
    if let trace = recognizer as? TraceRecognizer { return trace.tracer !== arbiter.tracer }
    return arbiter.isOfOtherGates(recognizer)
  }

  private func systemPop(_ recognizer: UIGestureRecognizer) -> NavigationGesture? {
    arbiter.pops().all(.uikit).first { $0.recognizer === recognizer }?.gesture
  }
}

// MARK: - Relations

extension SnapshotCapture {
  /// The answers of recognizers and delegates about pairs that may receive the same touch, if at
  /// least one of the two is not UIKit's.
  var relations: [GestureSnapshot.Relation] {
    var relations: [GestureSnapshot.Relation] = []
    for (index, own) in relatedRecognizers.sorted(by: { $0.key < $1.key }) {
      var around: [RelatedRecognizer] = []
      var view = views[index].parent
      while let current = view {
        around += relatedRecognizers[current] ?? []
        view = views[current].parent
      }
      for (place, first) in own.enumerated() {
        for second in own[(place + 1)...] + around where first.isApps || second.isApps {
          relations += answers(of: first, about: second) + answers(of: second, about: first)
        }
      }
    }
    return relations
  }

  private func answers(
    of first: RelatedRecognizer, about second: RelatedRecognizer
  ) -> [GestureSnapshot.Relation] {
    let (asked, other) = (first.recognizer, second.recognizer)
    var relations: [GestureSnapshot.Relation] = []
    func add(_ answer: GestureSnapshot.Relation.Answer) {
      relations.append(GestureSnapshot.Relation(first.index, answer, second.index))
    }
    if asked.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: asked)
      || asked.delegatesRequireFailure(of: other)
    {
      add(.waits)
    }
    let mayRecognize = asked.delegate?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    if mayRecognize?(asked, other) ?? false {
      add(.simultaneous)
    }
    if !asked.canPrevent(other) || !other.canBePrevented(by: asked) { add(.allows) }
    return relations
  }
}

/// A recognizer that shares touches with others.
struct RelatedRecognizer {
  /// Its index in the snapshot.
  let index: Int
  let recognizer: UIGestureRecognizer
  /// Whether the recognizer or its delegate is the app's.
  let isApps: Bool

  init(_ index: Int, _ recognizer: UIGestureRecognizer, isApps: Bool) {
    (self.index, self.recognizer, self.isApps) = (index, recognizer, isApps)
  }
}
