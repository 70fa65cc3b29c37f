import Foundation
import GestureRules
import Testing

struct ReasonTests {
  @Test func `every refusal has a sentence of its own`() {
    let sentences = RefusalReason.all(length: 12.5, other: 44).map(\.description)

    #expect(
      sentences == [
        "the arbiter is disabled",
        "the policy lets no pop begin",
        "Recorder has suspended it: recording",
        "the root has nothing below it",
        "a transition is running",
        "a cancelled pop has not finished",
        "a controller is presented over the stack",
        "starts 12.5 pt from the leading edge, outside the first 44 pt",
        "starts 12.5 pt from the trailing edge, outside the first 44 pt",
        "starts 12.5 pt from the top edge, outside 100 pt to 600 pt",
        "toolbar is excluded",
        "moves 12.5 pt towards the leading edge",
        "moves 12.5 pt towards the trailing edge",
        "moves 12.5 pt vertically and 44 pt sideways",
        "heads for the leading edge at 12.5 pt/s",
        "heads for the trailing edge at 12.5 pt/s",
        "heads 12.5 pt/s vertically and 44 pt/s sideways",
        "pager rests 12.5 pt past its leading edge",
        "pager yields within 44 pt of the leading edge, not at 12.5 pt",
        "pager has not come to its leading end",
        "pager rests 12.5 pt before its trailing edge",
        "pager yields within 44 pt of the trailing edge, not at 12.5 pt",
        "pager has not come to its trailing end",
        "pager is decelerating",
        "pager claims the drags that begin in it",
        "pager keeps the drag: it is playing",
        "the screen was asked and refused",
        "the finger was lifted before its direction was clear",
        "UIKit's pop gave up before a rule was sure",
        "2 fingers are down",
        "editing refuses",
      ])
  }

  @Test func `every reason to wait has a sentence of its own`() {
    let sentences = UndecidedReason.all(length: 12.5, other: 44).map(\.description)

    #expect(
      sentences == [
        "the finger has moved 12.5 pt of 44 pt",
        "the direction is not clear after 12.5 pt",
        "editing waits",
      ])
  }

  @Test(arguments: nonFinite + [0, 0.5, 390, 1e300])
  func `every reason is one clause`(length: CGFloat) {
    let refusals = RefusalReason.all(length: length, other: length).map(\.description)
    let waits = UndecidedReason.all(length: length, other: length).map(\.description)

    for clause in refusals + waits {
      #expect(!clause.isEmpty)
      #expect(!clause.contains { $0.isNewline }, "\(clause)")
      #expect(!clause.hasSuffix("."), "\(clause)")
    }
  }
}
