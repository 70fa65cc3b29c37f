/// How the command ended, as the shell sees it.
package enum ExitStatus: Int32, Sendable {
  /// All is well.
  case fine = 0
  /// It ran, and found something that is not as it should be.
  case findings = 1
  /// The arguments were not understood.
  case usage = 64
  /// A file was read and is not what it should be.
  case badData = 65
  /// A file could not be read.
  case noInput = 66
  /// The result could not be written.
  case cannotWrite = 74
}
