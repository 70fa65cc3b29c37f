import Foundation
import GestureRules

extension GestureSnapshot {
  /// The version of the format that ``json`` writes.
  package static let version = 1

  /// The snapshot as one JSON document, with each view, recognizer and controller on one line.
  ///
  /// ```text
  /// {"snapshot":"GestureArbiter","version":1,
  /// "system":{"name":"iOS","version":"26.1"},
  /// "window":{"layoutDirection":"leftToRight","safeArea":{…},"size":[402,874]},
  /// "controllers":[
  /// {"kind":"navigation","type":"UINavigationController"},
  /// {"kind":"screen","parent":0,"type":"FeedController"}
  /// ],
  /// "navigation":{"controller":0,"stack":[1]},
  /// "views":[
  /// {"frame":[[0,0],[402,874]],"kind":"window","type":"UIWindow"},
  /// {"frame":[[0,0],[402,300]],"kind":"scrollView","parent":0,"scroll":{…},"type":"PagerView"}
  /// ],
  /// "recognizers":[
  /// {"kind":"pan","maker":"app","name":"map.pan","view":1}
  /// ],
  /// "relations":[],
  /// "arbiter":{…},
  /// "notes":[]}
  /// ```
  ///
  /// Keys are sorted, lengths are in pt, and a missing value is the default. Lists refer to each
  /// other by index, from 0; parents precede their children. Unknown keys are ignored.
  public var json: String {
    """
    {"snapshot":"\(GestureFile.kind)","version":\(Self.version),
    "system":\(GestureFile.line(of: system)),
    "window":\(GestureFile.line(of: window)),
    "controllers":[
    \(GestureFile.lines(of: controllers))
    ],
    "navigation":\(GestureFile.line(of: navigation)),
    "views":[
    \(GestureFile.lines(of: views))
    ],
    "recognizers":[
    \(GestureFile.lines(of: recognizers))
    ],
    "relations":[
    \(GestureFile.lines(of: relations))
    ],
    \(contents.map { "\"contents\":[\n\(GestureFile.lines(of: $0))\n],\n" } ?? "")\(strokeHeight.map { "\"strokeHeight\":\(GestureFile.line(of: $0)),\n" } ?? "")"arbiter":\(GestureFile.line(of: arbiter)),
    "notes":[
    \(GestureFile.lines(of: notes))
    ]}

    """
  }

  /// Reads a snapshot from the bytes of a JSON text, such as `Data` or `String.utf8`.
  ///
  /// - Parameters:
  ///   - json: The bytes, in UTF-8.
  ///   - file: The name of the file, for the error.
  /// - Throws: A ``GestureFileError`` that names the line, for any bytes that are not a snapshot.
  public init(json: some Sequence<UInt8>, named file: String) throws(GestureFileError) {
    let limit = GestureFile.Limit(
      bytes: DiagnosticMetrics.snapshotBytes, of: "a snapshot",
      remedy: "take it of a screen with fewer views")
    self = try GestureFile.read(
      SnapshotFile.self, from: Array(json), named: file, limit: limit
    ).snapshot
  }
}

/// A snapshot file.
struct SnapshotFile: Decodable {
  let snapshot: GestureSnapshot

  private enum CodingKeys: CodingKey {
    case system, window, controllers, navigation, views, recognizers, relations
    case contents, strokeHeight, arbiter, notes
  }

  init(from decoder: any Decoder) throws {
    try GestureFileKind.snapshot.check(decoder, version: GestureSnapshot.version)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    for (key, most) in [
      (CodingKeys.views, DiagnosticMetrics.snapshotViews),
      (.recognizers, DiagnosticMetrics.snapshotViews),
      (.controllers, DiagnosticMetrics.snapshotControllers),
    ] {
      let count = try container.nestedUnkeyedContainer(forKey: key).count ?? 0
      guard count <= most else {
        throw InvalidFileValue(
          "has \(count) entries, and at most \(most) are read; take a snapshot of a smaller screen",
          at: decoder.codingPath + [key])
      }
    }
    snapshot = GestureSnapshot(
      system: try container.decode(GestureSnapshot.System.self, forKey: .system),
      window: try container.decode(GestureSnapshot.Window.self, forKey: .window),
      controllers: try container.decode([GestureSnapshot.Controller].self, forKey: .controllers),
      navigation: try container.decode(GestureSnapshot.Navigation.self, forKey: .navigation),
      views: try container.decode([GestureSnapshot.View].self, forKey: .views),
      recognizers: try container.decode([GestureSnapshot.Recognizer].self, forKey: .recognizers),
      relations: try container.decode([GestureSnapshot.Relation].self, forKey: .relations),
      contents: try container.decodeIfPresent([GestureSnapshot.Content].self, forKey: .contents),
      strokeHeight: try container.decodeIfPresent(CGFloat.self, forKey: .strokeHeight),
      arbiter: try container.decode(GestureSnapshot.Settings.self, forKey: .arbiter),
      notes: try container.decode([String].self, forKey: .notes))
    do throws(InvalidFileValue) {
      try SnapshotCheck(snapshot).check()
    } catch {
      throw error.inside(decoder.codingPath)
    }
  }
}
