/// A list of recognizers that keeps none of them; one that is gone is passed over.
@MainActor
struct LooseRoster {
  private let handles = Roster<Handle<UIGestureRecognizer>>()

  var isEmpty: Bool { handles.isEmpty }

  @inline(__always)
  func append(_ recognizer: UIGestureRecognizer) { handles.append(recognizer.handle) }

  @inline(__always)
  func removeAll() { handles.removeAll() }

  /// Strikes a recognizer off the list.
  func remove(_ recognizer: UIGestureRecognizer) { handles.remove(recognizer.handle) }

  /// Strikes those that are gone off the list.
  func removeGone() { handles.keep { $0.object != nil } }

  /// Goes through those that are not gone, as ``Roster/visit(_:)`` does.
  @inline(__always)
  func visit(_ body: (UIGestureRecognizer) -> Void) {
    handles.visit { $0.visit(body) }
  }

  @inline(__always)
  func includes(_ recognizer: UIGestureRecognizer) -> Bool { handles.includes(recognizer.handle) }
}

extension LooseRoster: @preconcurrency Sequence {
  @inline(__always)
  func makeIterator() -> Iterator { Iterator(handles: handles) }

  struct Iterator: IteratorProtocol {
    let handles: Roster<Handle<UIGestureRecognizer>>
    private var index = 0

    @inline(__always)
    init(handles: Roster<Handle<UIGestureRecognizer>>) { self.handles = handles }

    @inline(__always)
    mutating func next() -> UIGestureRecognizer? {
      while index < handles.count {
        index += 1
        if let recognizer = handles[index - 1].object { return recognizer }
      }
      return nil
    }
  }
}
