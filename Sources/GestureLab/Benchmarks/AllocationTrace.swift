import Foundation

/// Counts calls of the allocator, where glibc's own tracing of them is loaded.
///
/// A program cannot count its allocations by itself. With `LD_PRELOAD=libc_malloc_debug.so.0` and a file
/// in `MALLOC_TRACE`, glibc writes a line for each; without, and on other systems, nothing is counted.
@MainActor
struct AllocationTrace {
  private typealias Switch = @convention(c) () -> Void
  private typealias VersionedLookup =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>, UnsafePointer<CChar>
    ) -> UnsafeMutableRawPointer?

  private let path: String
  private let start: Switch
  private let stop: Switch

  /// Finds the tracing, or nil if it is not loaded.
  init?() {
    guard let path = ProcessInfo.processInfo.environment["MALLOC_TRACE"],
      let library = dlopen("libc_malloc_debug.so.0", RTLD_NOW | RTLD_NOLOAD),
      let lookup = dlsym(library, "dlvsym")
    else { return nil }
    let find = unsafeBitCast(lookup, to: VersionedLookup.self)
    // The library has these under their first version only, which a plain lookup passes over: that of
    // glibc on the processor, x86-64 or 64-bit Arm.
    let versions = ["GLIBC_2.2.5", "GLIBC_2.17"]
    guard let start = versions.lazy.compactMap({ find(library, "mtrace", $0) }).first,
      let stop = versions.lazy.compactMap({ find(library, "muntrace", $0) }).first
    else { return nil }
    self.path = path
    self.start = unsafeBitCast(start, to: Switch.self)
    self.stop = unsafeBitCast(stop, to: Switch.self)
  }

  /// How often a closure asks the allocator for memory, or nil if the file cannot be read.
  func count(_ body: () -> Void) -> Int? {
    start()
    body()
    stop()
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    // "+" is an allocation, ">" one that takes the place of another.
    return text.split(separator: "\n").count { $0.contains(" + ") || $0.contains(" > ") }
  }
}
