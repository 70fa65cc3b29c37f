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

  /// Asks for the names that were probably meant by a word, such as "did you mean plain?"; nil if
  /// none is close.
  ///
  /// A name is close if the word is its beginning, or differs from it in about a third of its
  /// letters. The dashes of options do not count.
  ///
  /// - Parameter written: Returns what to write for a name.
  static func question(
    about word: String, among names: [String], written: (String) -> String = { $0 }
  ) -> String? {
    func letters(_ name: String) -> String { String(name.lowercased().drop { $0 == "-" }) }
    let typed = letters(word)
    let ranked = names.enumerated().compactMap { index, name -> (Int, Int, String)? in
      let letters = letters(name)
      let distance = distances(typed, Array(letters)).last ?? 0
      // A name with more letters is less close than the same one, and closer than another.
      if distance > 0, typed.count > 1, letters.hasPrefix(typed) { return (1, index, name) }
      return distance * 3 <= typed.count + 1 ? (distance * 2, index, name) : nil
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    let close = ranked.filter { $0.0 == ranked.first?.0 }.prefix(3).map { written($0.2) }
    guard let last = close.last, !typed.isEmpty else { return nil }
    let others = close.dropLast().joined(separator: ", ")
    return "did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
  }

  /// The edit distance of a word from the closest prefix of a name; 0 if the name contains it.
  private static func distance(_ word: String, _ name: String) -> Int {
    if !word.isEmpty, name.contains(word) { return 0 }
    return distances(word, Array(name)).min() ?? 0
  }

  /// The edit distances of a word from each prefix of a name, the empty one first; two letters in
  /// the wrong order are one edit.
  private static func distances(_ word: String, _ letters: [Character]) -> [Int] {
    let word = Array(word)
    var rows = [Array(0...letters.count)]
    for (index, letter) in word.enumerated() {
      let above = rows[index]
      var row = [index + 1]
      for (place, other) in letters.enumerated() {
        var distance = min(
          above[place] + (letter == other ? 0 : 1), above[place + 1] + 1, row[place] + 1)
        if index > 0, place > 0, letter == letters[place - 1], word[index - 1] == other {
          distance = min(distance, rows[index - 1][place - 1] + 1)
        }
        row.append(distance)
      }
      rows.append(row)
    }
    return rows[word.count]
  }
}
#endif
