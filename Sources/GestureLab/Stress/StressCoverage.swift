/// Something that has to happen in some cases for their passing to mean anything.
package enum StressCoverage: String, CaseIterable, Sendable {
  case began, recognized, cancelled, prevented
  case waited, waitedInACircle = "waited in a circle"
  case scrolled, popBegan = "began a pop", popAllowed = "allowed a pop"
  case popRefused = "refused a pop", touchTaken = "took a touch from a view"
  case screenAsked = "asked a screen"
  case reacted = "acted inside an action"
}

/// One thing that happened in a case, for comparing two runs of it and for telling a failure.
struct StressEvent: Equatable {
  let time: Double
  let subject: String
  let what: String
}
