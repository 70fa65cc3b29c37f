#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor @Suite struct DragRecordTests {
  @Test(arguments: await LabScreen.compared, [false, true])
  func `a record has the owner of a trial, and bars without gaps`(
    screen: LabScreen, withArbiter: Bool
  ) {
    for direction in SwipeDirection.allCases {
      var generator = StrokeGenerator(seed: 2)
      let stroke = generator.next(direction).placed(
        startingAt: CGPoint(x: 195, y: screen.strokeHeight), within: StageMetrics.screen)

      let record = DragRecord(stroke, on: screen, withArbiter: withArbiter)

      let trial = Trial(TouchScript(stroke), on: screen, withArbiter: withArbiter)
      #expect(record.owner == trial.owner)
      #expect(record.screensPopped == trial.screensPopped)
      #expect(record.samples.count == stroke.samples.count)
      #expect(record.rulings.count == trial.decisions.count)
      #expect(record.rows.count { $0.wins } <= 1)
      #expect(!record.rows.isEmpty)
      for row in record.rows {
        #expect(row.bars.first?.state == "possible")
        #expect(row.bars.first?.from == 0)
        for (bar, next) in zip(row.bars, row.bars.dropFirst()) {
          #expect(bar.to == next.from)
          #expect(bar.state != next.state)
        }
        for bar in row.bars { #expect(bar.from <= bar.to) }
      }
      // The recognizers that began are the same in the timeline and in the bars.
      let began = record.rows.filter { $0.bars.contains { $0.state == "began" } }.map(\.name)
      let beginnings = record.moments.filter { $0.what.hasPrefix("began") && $0.who != "touch" }
      #expect(Set(beginnings.map(\.who)) == Set(began))
    }
  }

  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func `digests match the examples of the standard`(text: String, digest: String) {
    let bytes = SHA256(text.utf8).bytes

    let text = bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    #expect(text.joined() == digest)
  }
}
#endif
