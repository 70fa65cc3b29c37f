#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// A coordinate or a distance, in pt.
struct Points: Decodable {
  let value: CGFloat

  init(from decoder: any Decoder) throws { value = CGFloat(try Number(from: decoder).value) }
}

/// A number of 0 or more.
struct NonNegative: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    value = try Number(from: decoder).value
    guard value >= 0 else { throw decoder.invalid("is negative (\(value)); write 0 or more") }
  }
}

/// A time that a file gives in seconds: 0 or more, a day at most.
struct Seconds: Decodable {
  let value: TimeInterval

  init(from decoder: any Decoder) throws {
    value = try Number(from: decoder).value
    guard 0...Milliseconds.day ~= value else {
      throw decoder.invalid(
        "is \(value); write seconds from 0 to \(rounded(Milliseconds.day)), a day")
    }
  }
}

/// A whole number.
struct WholeNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws { value = try decoder.wholeNumber() }
}

/// A whole number of 0 or more.
struct Count: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws { value = try decoder.wholeNumber(atLeast: 0) }
}

/// A release of iOS, by its number.
struct Release: Decodable {
  let version: SystemVersion

  init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Int.self)
    guard let version = SystemVersion(rawValue: number) else {
      let known = SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
      throw decoder.invalid("is \(number); write one of \(known)")
    }
    self.version = version
  }
}

extension UIKitBehavior.Question {
  /// Makes the open question with a name, which a file has at a path.
  init(named name: String, at path: [any CodingKey]) throws(InvalidValue) {
    guard let question = Self.allCases.first(where: { "\($0)" == name }) else {
      throw InvalidValue(
        "isn't an open question of this version; remove it or update the package", at: path)
    }
    self = question
  }
}

/// An enumeration whose cases a file gives by raw value; a problem lists the known ones.
package protocol DataFileChoice: Decodable, CaseIterable, RawRepresentable<String> {}

extension DataFileChoice {
  /// Decodes a case from its raw value.
  package init(from decoder: any Decoder) throws { self = try decoder.choice() }
}

extension Decoder {
  /// Returns the case with the value as its raw value.
  func choice<Choice: CaseIterable & RawRepresentable<String>>() throws -> Choice {
    let text = try singleValueContainer().decode(String.self)
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw invalid("is \"\(text)\", which is unknown; write one of \(known)")
    }
    return choice
  }
}
#endif
