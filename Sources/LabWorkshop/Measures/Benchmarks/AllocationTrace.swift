#if HEADLESS
import Foundation

/// Counts calls of the allocator with glibc's malloc tracing.
///
/// With `LD_PRELOAD=libc_malloc_debug.so.0` and a file in `MALLOC_TRACE`, glibc writes a line for
/// each call. Otherwise, and on other systems, nothing is counted.
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

  /// Finds the tracing; returns nil if it is not loaded.
  init?() {
    guard let path = ProcessInfo.processInfo.environment["MALLOC_TRACE"],
      let library = dlopen("libc_malloc_debug.so.0", RTLD_NOW | RTLD_NOLOAD),
      let lookup = dlsym(library, "dlvsym")
    else { return nil }
    let find = unsafeBitCast(lookup, to: VersionedLookup.self)
    // The library exports these only with their first version, which dlsym does not find: that of
    // glibc on x86-64 or 64-bit Arm.
    let versions = ["GLIBC_2.2.5", "GLIBC_2.17"]
    guard let start = versions.lazy.compactMap({ find(library, "mtrace", $0) }).first,
      let stop = versions.lazy.compactMap({ find(library, "muntrace", $0) }).first
    else { return nil }
    self.path = path
    self.start = unsafeBitCast(start, to: Switch.self)
    self.stop = unsafeBitCast(stop, to: Switch.self)
  }

  /// Returns the number of allocations of a closure, or nil if the file cannot be read.
  func count(_ body: () -> Void) -> Int? {
    start()
    body()
    stop()
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    // "+" is an allocation, ">" a reallocation.
    return text.split(separator: "\n").count { $0.contains(" + ") || $0.contains(" > ") }
  }
}
#endif
