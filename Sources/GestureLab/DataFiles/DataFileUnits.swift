#if HEADLESS
import Foundation
import GestureRules

/// A finite number.
struct Number: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    do {
      value = try decoder.singleValueContainer().decode(Double.self)
    } catch let error as DecodingError {
      throw error
    } catch {
      // Foundation's error for a number beyond `Double` has no coding path.
      throw decoder.invalid("is out of range; write a finite number")
    }
  }
}

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

/// A time that a file gives in milliseconds: 0 or more, a day at most.
struct Milliseconds: Decodable {
  let seconds: TimeInterval

  init(from decoder: any Decoder) throws {
    let number = try Number(from: decoder).value
    guard 0...Seconds.day * 1000 ~= number else {
      throw decoder.invalid(
        "is \(number); write milliseconds from 0 to \(rounded(Seconds.day * 1000)), a day")
    }
    seconds = number / 1000
  }
}

/// A time that a file gives in seconds: 0 or more, a day at most.
struct Seconds: Decodable {
  /// The longest time, in s.
  fileprivate static let day = 86_400.0

  let value: TimeInterval

  init(from decoder: any Decoder) throws {
    value = try Number(from: decoder).value
    guard 0...Self.day ~= value else {
      throw decoder.invalid(
        "is \(value); write seconds from 0 to \(rounded(Self.day)), a day")
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

/// A whole number of 1 or more.
struct PositiveCount: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws { value = try decoder.wholeNumber(atLeast: 1) }
}

extension Decoder {
  /// Returns the value as a whole number; `2.0` is one.
  func wholeNumber(atLeast least: Int = .min) throws -> Int {
    let number = try Number(from: self).value
    guard let integer = Int(exactly: number) else {
      let isWhole = number.rounded() == number
      throw invalid(
        "is \(number); write a whole number" + (isWhole ? " from \(least) to \(Int.max)" : ""))
    }
    guard integer >= least else { throw invalid("is \(integer); write \(least) or more") }
    return integer
  }
}

/// An enumeration whose cases a file gives by raw value; a problem lists the known ones.
package protocol DataFileChoice: Decodable, CaseIterable, RawRepresentable<String> {}

extension DataFileChoice {
  /// Decodes a case from its raw value.
  package init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let choice = Self(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw decoder.invalid("is \"\(text)\", which is unknown; write one of \(known)")
    }
    self = choice
  }
}
#endif
