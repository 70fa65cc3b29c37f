import Foundation

extension JSONNode {
  /// The value as a number, or as the text that stands for one that JSON has not.
  package func anyNumber() throws(JSONNodeProblem) -> Double {
    switch value {
    case .number(let number): return number
    case .string("infinity"): return .infinity
    case .string("-infinity"): return -.infinity
    case .string("nan"): return .nan
    default:
      throw problem(
        "is \(value.kind) where a number belongs; write a number, \"infinity\", \"-infinity\" or "
          + "\"nan\"")
    }
  }

  /// The value as a length.
  package func length() throws(JSONNodeProblem) -> CGFloat { CGFloat(try anyNumber()) }

  /// The value as a point, a list of two numbers.
  package func point() throws(JSONNodeProblem) -> CGPoint {
    let numbers = try numbers(2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The value as a rectangle, a list of four numbers: x, y, width and height.
  package func rectangle() throws(JSONNodeProblem) -> CGRect {
    let numbers = try numbers(4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The value as the bounds of a range, a list of two numbers in order.
  package func range() throws(JSONNodeProblem) -> ClosedRange<CGFloat> {
    let numbers = try numbers(2)
    guard numbers[0] <= numbers[1] else {
      throw problem("has its bounds the wrong way round; write the lower one first")
    }
    return numbers[0]...numbers[1]
  }

  /// The value as so many numbers.
  private func numbers(_ count: Int) throws(JSONNodeProblem) -> [CGFloat] {
    guard case .array(let values) = value, values.count == count else {
      throw problem("is no list of \(count) numbers; write one")
    }
    var numbers: [CGFloat] = []
    for (index, value) in values.enumerated() {
      numbers.append(try JSONNode(value, path: .index(path, index)).length())
    }
    return numbers
  }
}
