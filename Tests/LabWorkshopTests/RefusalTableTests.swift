#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What pops a screen that UIKit or the app refuses to pop (promise 10).
@MainActor @Suite struct RefusalTableTests {
  @Test func `promise 10: what is refused stays, and what a line asks for by name pops`() {
    let table = RefusalTable(on: SystemVersion.allCases) { UIKitBehavior(version: $0) }

    // Each way and each two of eight ways, three settings at three levels and none, three starts.
    #expect(table.rows.count == (1 + 8 + 28) * (1 + 3 * 3) * 3 * 3)
    #expect(table.broken.isEmpty, "\(table.broken)")
    #expect(table.rows.contains { $0.setting == nil && $0.owner == "none" })
    #expect(table.rows.contains { $0.uikit == "none" && $0.owner == "pop" })
  }

  /// One answer in 17 is played for each release, which are those that few tests consult.
  @Test(arguments: SystemVersion.allCases)
  func `promise 10: so it is under other answers of UIKit`(version: SystemVersion) {
    let departures = UIKitBehavior(version: version).departures
    for index in stride(from: version.rawValue % 17, to: departures.count, by: 17) {
      let table = RefusalTable(on: [version]) { _ in departures[index].behavior }
      #expect(table.broken.isEmpty, "\(departures[index]): \(table.broken)")
    }
  }
}
#endif
