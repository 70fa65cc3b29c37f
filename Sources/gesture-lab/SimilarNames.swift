#if HEADLESS
/// The names most similar to a misspelled one.
struct SimilarNames {
  /// The names, the most similar first; all of them if they are few.
  let names: [String]
  private let rest: Int

  /// Ranks names that contain a word, or begin similarly.
  init(to word: String, among names: [String], most: Int = 8) {
    let ranked = names.enumerated().map { index, name in
      (name: name, distance: Self.distance(word.lowercased(), name.lowercased()), index: index)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    self.names = ranked.prefix(most).map(\.name)
    rest = names.count - self.names.count
  }

  /// The names in one line, and the number of the others.
  var joined: String {
    let list = names.joined(separator: ", ")
    return rest > 0 ? "\(list) and \(rest) more" : list
  }

  /// The edit distance of a word from the closest prefix of a name; 0 if the name contains it.
  private static func distance(_ word: String, _ name: String) -> Int {
    if !word.isEmpty, name.contains(word) { return 0 }
    let letters = Array(name)
    var row = Array(0...letters.count)
    for (index, letter) in word.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (place, other) in letters.enumerated() {
        let change = corner + (letter == other ? 0 : 1)
        corner = row[place + 1]
        row[place + 1] = min(change, row[place] + 1, row[place + 1] + 1)
      }
    }
    return row.min() ?? 0
  }
}
#endif
