/// The numbers of the reader, each with why.
enum JSONMetrics {
  /// How deep lists and objects may nest: a trace does so six times, and a thread beside the main one may
  /// have a stack of 512 kB.
  static let depth = 64

  /// How many digits always make a whole number that `Double` holds exactly.
  static let exactDigits = 15

  /// The powers of ten that a number of as many digits may be divided by; `Double` holds them exactly.
  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
