/// One optional value for each navigation gesture.
///
/// An array lets a large value be read in place, without a copy.
struct PerGesture<Value> {
  private var values: [Value?] = [nil, nil, nil, nil]

  subscript(gesture: NavigationGesture) -> Value? {
    _read { yield values[Self.index(of: gesture)] }
    _modify { yield &values[Self.index(of: gesture)] }
  }

  private static func index(of gesture: NavigationGesture) -> Int {
    switch gesture {
    case .edgePop: 0
    case .contentPop: 1
    case .push: 2
    case .zoom: 3
    }
  }
}
