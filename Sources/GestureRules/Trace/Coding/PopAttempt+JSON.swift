import Foundation

extension PopAttempt {
  /// Writes everything a rule may look at.
  func write(to object: inout JSONObjectText) {
    object.add("phase", phase)
    object.add("source", source)
    object.add("operation", operation)
    object.add("start", start)
    object.add("translation", translation)
    object.add("velocity", velocity)
    object.add("time", time)
    object.add("container", container)
    object.add("readingDirection", readingDirection)
    object.add("stackDepth", stackDepth)
    object.add("transition", transition)
    object.add("isEnabled", isEnabled)
    object.add("suspensions", suspensions) { $0.write(to: &$1) }
    object.add("fingers", fingers)
    object.add("isEditing", isEditing)
    object.add("screenAnswer", screenAnswer)
    object.add("allowedStart") { allowedStart.write(to: &$0) }
    object.add("contents", contents) { $0.write(to: &$1) }
  }

  /// Reads an attempt, of which nothing may be missing.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    var suspensions: [Suspension] = []
    for node in try node.required("suspensions").elements() {
      suspensions.append(try Suspension(node))
    }
    var contents: [AttemptContent] = []
    for node in try node.required("contents").elements() {
      contents.append(try AttemptContent(node))
    }
    self.init(
      phase: try node.required("phase").choice(), source: try node.required("source").choice(),
      operation: try node.required("operation").choice(),
      start: try node.required("start").point(),
      translation: try node.required("translation").point(),
      velocity: try node.required("velocity").point(),
      time: try node.required("time").anyNumber(),
      container: try node.required("container").rectangle(),
      readingDirection: try node.required("readingDirection").choice(),
      stackDepth: try node.required("stackDepth").integer(),
      transition: try node.required("transition").choice(),
      isEnabled: try node.required("isEnabled").boolean(), suspensions: suspensions,
      fingers: try node.required("fingers").integer(),
      isEditing: try node.required("isEditing").boolean(),
      screenAnswer: try node.required("screenAnswer").choice(),
      allowedStart: try PopStart(try node.required("allowedStart")), contents: contents)
  }
}
