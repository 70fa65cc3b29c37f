import Foundation

extension JSONNode {
  /// Reads one JSON text; bytes that are not UTF-8 are a problem of their own.
  package init(parsing data: Data) throws(JSONNodeProblem) {
    do {
      self.init(try JSONDecoder().decode(JSONValue.self, from: data))
    } catch {
      throw JSONNodeProblem(key: "", message: Self.reason(against: data))
    }
  }

  private static func reason(against data: Data) -> String {
    guard String(data: data, encoding: .utf8) != nil else {
      return "is not UTF-8; save it as UTF-8 text"
    }
    let place = place(in: data).map { " (\($0))" } ?? ""
    return "is not JSON\(place); correct the syntax"
  }

  /// Asks the older parser, because `JSONDecoder` does not say on Linux where it stopped.
  private static func place(in data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      return reason?.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }
  }
}
