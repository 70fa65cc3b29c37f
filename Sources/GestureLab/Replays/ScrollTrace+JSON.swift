import Foundation

extension ScrollTrace {
  /// Reads a trace; the first thing wrong with it is the problem.
  ///
  /// The finger's part is required, what was observed may be left out or null.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    name = try node.required("name").string()
    startOffset = CGFloat(try node.required("startOffset").number())
    input = try Input(node.required("input"))
    if let beginning = try node.optional("willBeginDragging") {
      willBeginDragging = Beginning(
        time: try beginning.optional("t")?.seconds(),
        move: try beginning.optional("atMove")?.integer(atLeast: 0),
        offset: try beginning.optional("offset")?.points())
    }
    if let offsets = try node.optional("didScrollAfterMove") {
      for (key, member) in try offsets.members() {
        guard let move = Int(key), (0...(input.moves + input.hold)).contains(move) else {
          throw member.problem("is of no move of this trace; write the number of one as the key")
        }
        if member.value != .null { offsetsAfterMoves[move] = try member.points() }
      }
    }
    if let end = try node.optional("willEndDragging") {
      willEndDragging = Ending(time: try end.optional("t")?.seconds())
    }
    if let end = try node.optional("didEndDragging") {
      didEndDragging = Ending(
        time: try end.optional("t")?.seconds(), offset: try end.optional("offset")?.points(),
        decelerates: try end.optional("decelerate")?.boolean())
    }
    if let end = try node.optional("didEndDecelerating") {
      didEndDecelerating = Ending(
        time: try end.optional("t")?.seconds(), offset: try end.optional("offset")?.points())
    }
    finalOffset = try node.optional("finalOffset")?.points()
    for element in try node.optional("samples")?.elements() ?? [] {
      let pair = try element.elements(atLeast: 2)
      samples.append(Sample(time: try pair[0].seconds(), offset: try pair[1].points()))
    }
    samples.sort { $0.time < $1.time }
  }
}

extension ScrollTrace.Input {
  /// The longest finger that is replayed, in frames.
  private static let mostFrames = 100_000

  init(_ node: JSONNode) throws(JSONNodeProblem) {
    start = CGPoint(x: try node.required("x").number(), y: try node.required("y0").number())
    step = CGFloat(try node.required("dy").number())
    let interval = try node.required("dt")
    frame = try interval.seconds()
    guard frame > 0 else { throw interval.problem("is 0; write the seconds from frame to frame") }
    moves = try Self.frames(node.required("n"))
    hold = try Self.frames(node.required("hold"))
    let lift = try node.required("t_end")
    liftTime = try lift.seconds()
    guard liftTime > (Double(moves) - 0.5) * frame || moves == 0 else {
      throw lift.problem("is before the last of \(moves) moves; write the time of the lift")
    }
  }

  private static func frames(_ node: JSONNode) throws(JSONNodeProblem) -> Int {
    let count = try node.integer(atLeast: 0)
    guard count <= mostFrames else {
      throw node.problem("is \(count); write \(mostFrames) or less")
    }
    return count
  }
}

extension JSONNode {
  /// The value, in pt.
  fileprivate func points() throws(JSONNodeProblem) -> CGFloat { CGFloat(try number()) }

  /// The value, in seconds; a negative time is a problem.
  fileprivate func seconds() throws(JSONNodeProblem) -> TimeInterval {
    let number = try nonNegative()
    guard number <= 86_400 else { throw problem("is more than a day; write seconds") }
    return number
  }
}
