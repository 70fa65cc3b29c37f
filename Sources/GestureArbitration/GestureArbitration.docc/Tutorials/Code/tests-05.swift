import Foundation
import GestureLab
import Testing

@testable import Shop

@MainActor struct ProductRecordingTests {
  @Test func `a recorded swipe ends the same when it is played again`() throws {
    let stage = Stage(navigation: ShopController())
    let product = ProductViewController()
    stage.push(product)
    stage.arbiter.isRecording = true
    try stage.drag(.right, on: product.map)
    stage.rest()
    let report = Data(stage.arbiter.trace.json.utf8)

    let trace = try GestureTrace(json: report, named: "report.json")
    let again = Reproduction.all(of: trace, named: "report.json")
    #expect(!again.isEmpty)
    for take in again { #expect(take.isSame, "\(take.differences)") }
    #expect(stage.navigation.topViewController === product)
  }
}
