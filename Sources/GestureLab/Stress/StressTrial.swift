/// How cases are played and judged.
package struct StressTrial: Sendable {
  /// A fault that is put in on purpose.
  package var fault: StressFault?
  /// Laws that do not count, so that what else is wrong can be found behind a known breach.
  package var except: Set<StressViolation.Law> = []

  /// Makes a trial of all laws without a fault.
  package init(fault: StressFault? = nil, except: Set<StressViolation.Law> = []) {
    self.fault = fault
    self.except = except
  }
}
