#if HEADLESS
/// A list that keeps its storage when it is emptied.
///
/// A touch event walks several short lists. An array in a property of a class costs a check for
/// overlapping access at every use, and a retain for every element of a loop that calls out. This
/// list costs neither. It may change during a walk; a walk also visits what is appended meanwhile.
final class ReusableList<Element> {
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

  /// The element at an index, which must be valid.
  @inline(__always)
  subscript(index: Int) -> Element {
    // Yields the element in place: reading one property of it copies nothing else.
    _read {
      precondition(index >= 0 && index < count, "There is no element \(index) of \(count).")
      yield base[index]
    }
  }

  @inline(__always)
  func append(_ element: consuming Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Removes the elements and keeps the storage.
  @inline(__always)
  func removeAll() {
    let old = count
    count = 0
    // One by one: the standard library's call for many is slow for a few.
    var index = 0
    while index < old {
      (base + index).deinitialize(count: 1)
      index += 1
    }
  }

  /// Removes the elements that fail a test, and keeps the order of the others.
  func keep(where isKept: (Element) -> Bool) {
    var kept = 0
    var index = 0
    while index < count {
      if isKept(base[index]) {
        if kept < index { (base + kept).moveInitialize(from: base + index, count: 1) }
        kept += 1
      } else {
        (base + index).deinitialize(count: 1)
      }
      index += 1
    }
    count = kept
  }

  /// Exchanges the elements with those of another list.
  func swap(with other: ReusableList) {
    // Written out: an inout access to a property makes every other access of it a checked one.
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

extension ReusableList: Sequence {
  @inline(__always)
  func makeIterator() -> Iterator { Iterator(self) }

  struct Iterator: IteratorProtocol {
    private let list: ReusableList
    private var index = 0

    @inline(__always)
    init(_ list: ReusableList) { self.list = list }

    @inline(__always)
    mutating func next() -> Element? {
      guard index < list.count else { return nil }
      defer { index += 1 }
      return list[index]
    }
  }
}

extension ReusableList where Element: AnyObject {
  /// Calls a closure with each element without retaining it; nothing may be removed meanwhile.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    var index = 0
    while index < count {
      visit(at: index, body)
      index += 1
    }
  }

  /// Calls a closure with the element at an index without retaining it; the list must keep it.
  @inline(__always)
  func visit<Result>(at index: Int, _ body: (Element) -> Result) -> Result {
    precondition(index >= 0 && index < count, "There is no element \(index) of \(count).")
    return UnsafeRawPointer(base + index).assumingMemoryBound(to: Unmanaged<Element>.self)
      .pointee._withUnsafeGuaranteedRef(body)
  }

  /// Whether the list contains an object.
  @inline(__always)
  func includes(_ object: Element) -> Bool {
    var index = 0
    while index < count {
      if base[index] === object { return true }
      index += 1
    }
    return false
  }

  /// Removes the objects that nothing else refers to.
  func removeUnshared() {
    for index in (0..<count).reversed() where isKnownUniquelyReferenced(&base[index]) {
      (base + index).deinitialize(count: 1)
      (base + index).moveInitialize(from: base + index + 1, count: count - index - 1)
      count -= 1
    }
  }

  /// Removes every occurrence of an object.
  func remove(_ object: Element) { keep { $0 !== object } }
}

extension ReusableList {
  /// Sorts the elements.
  @inline(__always)
  func sort(by isBefore: (Element, Element) -> Bool) {
    guard count > 1 else { return }
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: isBefore)
  }
}

extension ReusableList<Int> {
  /// Replaces each index with its entry in a table; removes the indices whose entry is nil.
  func renumber(_ table: [Int?]) {
    var kept = 0
    for index in 0..<count {
      guard let renumbered = table[base[index]] else { continue }
      base[kept] = renumbered
      kept += 1
    }
    count = kept
  }
}
#endif
