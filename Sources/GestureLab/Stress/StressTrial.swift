/// How cases are played and judged.
package struct StressTrial: Sendable {
  /// A fault that is put in on purpose.
  package var fault: StressFault?
  /// Laws that do not count, so that what else is wrong can be found behind a known breach.
  package var except: Set<StressViolation.Law> = []
  /// Whether the arbiter traces, which must change nothing.
  package var isTraced = false

  /// Makes a trial of all laws without a fault.
  package init(
    fault: StressFault? = nil, except: Set<StressViolation.Law> = [], isTraced: Bool = false
  ) {
    self.fault = fault
    self.except = except
    self.isTraced = isTraced
  }
}
