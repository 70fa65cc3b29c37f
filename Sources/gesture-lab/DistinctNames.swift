#if HEADLESS
import Foundation

/// The shortest names that tell files apart.
///
/// A file has the last part of its path, with as many folders before it as another file of the same
/// name makes necessary.
struct DistinctNames {
  /// The names, in the order of the paths.
  let names: [String]

  /// Names the files at paths; paths to the same file have the same name.
  init(of paths: [String]) {
    let files = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.pathComponents }
    names = zip(paths, files).map { path, parts in
      let count = (1..<max(1, parts.count)).first { count in
        !files.contains { $0 != parts && $0.suffix(count) == parts.suffix(count) }
      }
      return count.map { parts.suffix($0).joined(separator: "/") } ?? path
    }
  }
}
#endif
