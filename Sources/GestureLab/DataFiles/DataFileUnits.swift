#if HEADLESS
import Foundation
import GestureRules

/// A finite number.
package struct Number: Decodable {
  package let value: Double

  package init(from decoder: any Decoder) throws {
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

/// A time that a file gives in milliseconds: 0 or more, a day at most.
package struct Milliseconds: Decodable {
  /// The longest time, in s.
  package static let day = 86_400.0

  package let seconds: TimeInterval

  package init(from decoder: any Decoder) throws {
    let number = try Number(from: decoder).value
    guard 0...Self.day * 1000 ~= number else {
      throw decoder.invalid(
        "is \(number); write milliseconds from 0 to \(rounded(Self.day * 1000)), a day")
    }
    seconds = number / 1000
  }
}

/// A whole number of 1 or more.
package struct PositiveCount: Decodable {
  package let value: Int

  package init(from decoder: any Decoder) throws { value = try decoder.wholeNumber(atLeast: 1) }
}

extension Decoder {
  /// Returns the value as a whole number; `2.0` is one.
  package func wholeNumber(atLeast least: Int = .min) throws -> Int {
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
#endif
