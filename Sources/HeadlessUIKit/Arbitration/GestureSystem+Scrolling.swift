#if HEADLESS
/// The movement of a wheel or trackpad in progress, and the pans that follow it (C132).
struct ScrollSequence {
  let bit: UInt64
  let event: UIEvent
  @BackReference var window: UIWindow?
  let pans: [UIPanGestureRecognizer]
}

extension GestureSystem {
  /// Delivers movement of a wheel or trackpad to pans, as an event without touches (C132).
  func scroll(
    _ phase: UITouch.Phase, by movement: CGPoint, over location: CGPoint, type: UIScrollType
  ) {
    runDelivery()
    if phase == .began {
      beginScroll(over: location, UIScrollTypeMask(type))
      return
    }
    guard let scrolling else { return }
    scrolling.event.time = clock.time
    let isDelivered = send(scrolling.event, through: scrolling.window) {
      switch phase {
      case .moved: forEachScrolling { $0.scrolled(by: movement, at: clock.time) }
      case .ended: endScroll { $0.isActive ? .ended : .failed }
      case .cancelled: endScroll { _ in .cancelled }
      case .began, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    // A recognizer without its scroll would never end.
    if !isDelivered, phase == .ended || phase == .cancelled { endScroll { _ in .cancelled } }
  }

  private func beginScroll(over location: CGPoint, _ type: UIScrollTypeMask) {
    guard scrolling == nil, let hit = hitTest(location) else { return }
    let event = UIEvent(.scroll)
    event.time = clock.time
    send(event, through: hit.window) { beginScroll(event, over: location, hit, type) }
  }

  private func beginScroll(
    _ event: UIEvent, over location: CGPoint, _ hit: (window: UIWindow, view: UIView),
    _ type: UIScrollTypeMask
  ) {
    let pans = scrollers(under: hit.view, type).filter { pan in
      pan.shouldReceive(event)
        && (pan.currentDelegate?.gestureRecognizer(pan, shouldReceive: event) ?? true)
    }
    let scroll = ScrollSequence(bit: freeBit, event: event, window: hit.window, pans: pans)
    scrolling = scroll
    pass {
      let oldest = sequence.newestArrival
      for pan in pans {
        enter(pan)
        // Pans that follow the same scroll exclude each other as if they shared a touch.
        pan.touchBits |= scroll.bit
        pan.scrollBegan(over: hit.window.convert(location, from: nil), at: clock.time)
      }
      sequence.relateArrivals(after: oldest)
    }
  }

  /// The pans of a view and of all views around it that accept a type of scrolling and follow no
  /// touch.
  private func scrollers(
    under view: UIView, _ type: UIScrollTypeMask
  ) -> [UIPanGestureRecognizer] {
    var found: [UIPanGestureRecognizer] = []
    var view: UIView? = view
    while let current = view {
      for (place, recognizer) in current.attachedRecognizers.enumerated() {
        guard let pan = recognizer as? UIPanGestureRecognizer, pan.isEnabled,
          pan.allowedScrollTypesMask.contains(type), pan.tracked.isEmpty, !pan.machine.hasEnded
        else { continue }
        pan.rank = rank(depth: current.depth, view: current, place: place)
        found.append(pan)
      }
      view = current.superview
    }
    return found
  }

  private func endScroll(_ end: (UIGestureRecognizer.State) -> UIGestureRecognizer.State) {
    forEachScrolling { pan in
      pan.state = end(pan.ownState)
      sequence.mayReset = true
    }
    scrolling = nil
  }

  private func forEachScrolling(_ body: (UIPanGestureRecognizer) -> Void) {
    guard let scrolling else { return }
    pass {
      for pan in scrolling.pans where pan.pointer != nil && !pan.machine.hasEnded {
        sequence.callOut(to: pan) {
          body(pan)
          if pan.changeMachine({ $0.noteMove() }) { sequence.request(pan) }
        }
      }
    }
  }
}
#endif
