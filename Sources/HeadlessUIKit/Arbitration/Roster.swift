/// A list that is used again and again: it keeps its room when it is emptied.
///
/// Its elements are reached through a pointer, because every event goes through several such lists:
/// arrays in properties are checked for overlapping access each time they are read or changed. It
/// may be changed while it is gone through; what is appended meanwhile is met too.
final class Roster<Element> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  /// The number of elements.
  private(set) var count = 0

  init() {
    capacity = 0
    base = UnsafeMutablePointer.allocate(capacity: 0)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// The element at an index; the index has to be one.
  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "There is no element \(index) of \(count).")
    return base[index]
  }

  @inline(__always)
  func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Empties the list and keeps its room.
  @inline(__always)
  func removeAll() {
    let old = count
    count = 0
    // One by one: what the standard library does for many at once is slow for a few.
    var index = 0
    while index < old {
      (base + index).deinitialize(count: 1)
      index += 1
    }
  }

  /// Keeps the elements that pass a test, in order.
  func keep(where isKept: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count {
      let element = base[index]
      if isKept(element) {
        base[kept] = element
        kept += 1
      }
    }
    let surplus = count - kept
    count = kept
    (base + kept).deinitialize(count: surplus)
  }

  /// Trades the elements with another list's.
  func swap(with other: Roster) {
    // Written out: a property that is passed inout is checked for overlapping access everywhere.
    let (ourBase, ourCapacity, ourCount) = (base, capacity, count)
    (base, capacity, count) = (other.base, other.capacity, other.count)
    (other.base, other.capacity, other.count) = (ourBase, ourCapacity, ourCount)
  }

  private func grow() {
    let room = Swift.max(4, capacity * 2)
    let grown = UnsafeMutablePointer<Element>.allocate(capacity: room)
    grown.moveInitialize(from: base, count: count)
    base.deallocate()
    base = grown
    capacity = room
  }
}

extension Roster: Sequence {
  @inline(__always)
  func makeIterator() -> Iterator { Iterator(self) }

  struct Iterator: IteratorProtocol {
    private let roster: Roster
    private var index = 0

    @inline(__always)
    init(_ roster: Roster) { self.roster = roster }

    @inline(__always)
    mutating func next() -> Element? {
      guard index < roster.count else { return nil }
      defer { index += 1 }
      return roster[index]
    }
  }
}

extension Roster where Element: AnyObject {
  /// Goes through the elements without counting a reference to each.
  ///
  /// Nothing may be taken off the list meanwhile; what is appended is met too.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    var index = 0
    while index < count {
      UnsafeRawPointer(base + index).assumingMemoryBound(to: Unmanaged<Element>.self)
        .pointee.visit(body)
      index += 1
    }
  }

  /// Uses the element at an index without counting a reference to it; the index has to be one.
  @inline(__always)
  func visit(at index: Int, _ body: (Element) -> Void) {
    precondition(index >= 0 && index < count, "There is no element \(index) of \(count).")
    UnsafeRawPointer(base + index).assumingMemoryBound(to: Unmanaged<Element>.self)
      .pointee.visit(body)
  }

  /// Whether an object is in the list.
  @inline(__always)
  func includes(_ object: Element) -> Bool {
    var index = 0
    while index < count {
      if base[index] === object { return true }
      index += 1
    }
    return false
  }

  /// Takes an object off the list, however often it is in it.
  func remove(_ object: Element) { keep { $0 !== object } }
}

extension Roster {
  /// Puts an object on a list that does not keep it.
  @inline(__always)
  func append<Object>(_ object: Object) where Element == Unmanaged<Object> {
    append(.passUnretained(object))
  }

  /// Goes through objects that something else keeps; what is appended meanwhile is met too.
  @inline(__always)
  func visit<Object>(_ body: (Object) -> Void) where Element == Unmanaged<Object> {
    var index = 0
    while index < count {
      base[index].visit(body)
      index += 1
    }
  }
}

extension Roster where Element: Comparable {
  /// Puts the elements in order.
  func sort() {
    guard count > 1 else { return }
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort()
  }
}

extension Unmanaged {
  /// Uses an object that something else keeps meanwhile, without counting a reference to it.
  ///
  /// A closure that is handed to the standard library itself would be checked for its isolation.
  @inline(__always)
  func visit<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }
}
