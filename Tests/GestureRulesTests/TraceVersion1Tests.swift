import Foundation
import GestureRules
import Testing

/// Files of version 1 are read as what this version would record.
struct TraceVersion1Tests {
  @Test(arguments: [TraceVersion1File.pop, .push])
  func `a recorded drag replays the same and survives version 2`(file: TraceVersion1File) throws {
    let trace = try GestureTrace(json: file.text.utf8, named: "v1")

    let replay = trace.replay()
    // Edge pops are judged by their recognizer's direction since.
    #expect(replay.differences.allSatisfy { $0.recorded.attempt.gesture == .edgePop })
    #expect(replay.replayed >= 3)
    let again = try GestureTrace(json: trace.json.utf8, named: "v2")
    #expect(again == trace)
    #expect(trace.json.contains(#""version":2"#))
  }

  @Test func `a recorded drag prints in today's words`() throws {
    let trace = try GestureTrace(json: TraceVersion1File.pop.text.utf8, named: "v1")

    #expect(
      trace.lines.first == """
        policy 1: PopPolicy(start: .anywhere, rules: [.enabled, .notSuspended, .notAtRoot, \
        .notDuringTransition, .oneTouch, .startsInsideArea, .outsideExclusions, \
        .contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])
        """)
    let lines = trace.lines.joined(separator: "\n")
    #expect(lines.contains("began at (195, 422)"))
    #expect(
      lines.contains("undecided: movesTowardsTrailing — the touch has moved 0 pt of 10 pt"))
    #expect(lines.contains("allowed: noObjection"))
  }

  @Test func `a push is read with the rules and gestures of today`() throws {
    let trace = try GestureTrace(json: TraceVersion1File.push.text.utf8, named: "v1")
    let decisions = trace.events.compactMap { $0.decision?.decision }

    #expect(Set(decisions.map(\.attempt.gesture)) == Set(NavigationGesture.withGate))
    #expect(Set(decisions.map(\.rule)) == ["movesTowardsTrailing", "noObjection"])
    #expect(decisions.allSatisfy { $0.attempt.layoutDirection == .rightToLeft })
  }

  @Test func `odd values survive`() throws {
    let trace = try GestureTrace(json: TraceVersion1File.everything.text.utf8, named: "v1")
    let attempt = try #require(trace.events[1].decision?.decision.attempt)

    #expect(trace.lost == 7)
    #expect(
      "\(trace.policies[0])" == #"""
        PopPolicy(start: .box(end: 300, top: 100), edgeStart: .leadingFraction(0.5, atMost: 150), \#
        rules: [.refuse("editing \"now\""), .outside(CGRect(x: 0, y: 10, width: 50, height: 60), \#
        named: "knob\n", for: .edge), .movesTowardsTrailing(fastSpeed: .infinity)])
        """#)
    #expect(attempt.gesture == .edgePop && attempt.translation.x.isNaN)
    #expect(attempt.suspensions.map(\.gestures) == [.all])
    #expect(attempt.startArea == .leading(120))
    #expect(attempt.contents.map(\.motion) == [.decelerating, .resting])
    #expect(attempt.contents[1].demand == .claimsBecause("it is playing"))
    #expect(attempt.transition == .cancelling && attempt.screenAnswer == .notAsked)
    #expect(trace.replay().missingRules == [#".refuse("editing \"now\"")"#])
    let again = try GestureTrace(json: trace.json.utf8, named: "v2")
    #expect(again.json == trace.json)
  }

  @Test(
    arguments: [
      (#""disabled""#, .disabled), (#""disabledByPolicy""#, .disabledByPolicy),
      (
        #""suspended","owner":"A","reason":"b","scope":"edge""#,
        .suspended(.init(owner: "A", reason: "b", gestures: .edge))
      ),
      (#""atRoot""#, .atRoot), (#""transitionRunning""#, .transitionRunning),
      (#""popStillCancelling""#, .popStillCancelling),
      (#""underPresentation""#, .underPresentation),
      (
        #""startsOutsidePopArea","distance":9,"allowed":["-infinity",4]"#,
        .startsOutsideArea(distance: 9, from: .leading, allowed: -.infinity...4)
      ),
      (
        #""startsOutsidePushArea","distance":9,"allowed":[1,4]"#,
        .startsOutsideArea(distance: 9, from: .trailing, allowed: 1...4)
      ),
      (
        #""startsBesidePopArea","height":9,"allowed":[1,"infinity"]"#,
        .startsBesideArea(height: 9, allowed: 1...(.infinity))
      ),
      (#""excluded","name":"bar""#, .excluded(name: "bar")),
      (#""movesTowardsLeading","distance":9"#, .movesTowards(.leading, distance: 9)),
      (#""movesTowardsTrailing","distance":9"#, .movesTowards(.trailing, distance: 9)),
      (
        #""movesVertically","vertical":9,"horizontal":1"#,
        .movesVertically(vertical: 9, horizontal: 1)
      ),
      (#""headsTowardsLeading","speed":9"#, .headsTowards(.leading, speed: 9)),
      (#""headsTowardsTrailing","speed":9"#, .headsTowards(.trailing, speed: 9)),
      (
        #""headsVertically","vertical":9,"horizontal":1"#,
        .headsVertically(vertical: 9, horizontal: 1)
      ),
      (
        #""contentPastLeadingEdge","name":"p","distance":9"#,
        .contentAwayFromEdge(name: "p", distance: 9, edge: .leading)
      ),
      (
        #""contentBeforeTrailingEdge","name":"p","distance":9"#,
        .contentAwayFromEdge(name: "p", distance: 9, edge: .trailing)
      ),
      (
        #""outsideLeadingStrip","name":"p","distance":9,"width":4"#,
        .outsideStrip(name: "p", distance: 9, width: 4, edge: .leading)
      ),
      (
        #""outsideTrailingStrip","name":"p","distance":9,"width":4"#,
        .outsideStrip(name: "p", distance: 9, width: 4, edge: .trailing)
      ),
      (#""notAtBoundary","name":"p""#, .notAtBoundary(name: "p", edge: .leading)),
      (#""notAtTrailingBoundary","name":"p""#, .notAtBoundary(name: "p", edge: .trailing)),
      (
        #""contentMoving","name":"p","motion":"zooming""#,
        .contentMoving(name: "p", motion: .zooming)
      ),
      (#""claimed","name":"p""#, .claimed(name: "p")),
      (#""kept","name":"p","reason":"r""#, .claimedBecause(name: "p", reason: "r")),
      (#""screenRefused""#, .screenRefused), (#""endedUndecided""#, .endedUndecided),
      (#""recognizerGaveUp""#, .recognizerFailed),
      (#""severalFingers","fingers":3"#, .severalTouches(3)),
      (#""custom","text":"no""#, PopReason(code: "custom", text: "no")),
    ] as [(String, PopReason)])
  func `a refusal is read as today's reason`(json: String, reason: PopReason) throws {
    let decision = try Self.decision(#""refuse","because":{"is":\#(json)}"#)

    #expect(decision.verdict == .refuse(reason))
  }

  @Test(
    arguments: [
      (
        #""undecided","because":{"is":"notEnoughMovement","travel":1,"needed":9}"#,
        .undecided(.notEnoughMovement(travel: 1, needed: 9))
      ),
      (
        #""undecided","because":{"is":"directionUnclear","travel":9}"#,
        .undecided(.directionUnclear(travel: 9))
      ),
      (#""allow""#, .allow), (#""asksScreen""#, .asksScreen), (#""noOpinion""#, .noOpinion),
    ] as [(String, PopVerdict)])
  func `a verdict is read as today's`(json: String, verdict: PopVerdict) throws {
    #expect(try Self.decision(json).verdict == verdict)
  }

  @Test(
    arguments: [
      (#""yieldsAtLeadingEdge","pastLeadingEdge":9"#, .defersAtEdge(distance: 9)),
      (#""yieldsAtTrailingEdge","beforeTrailingEdge":9"#, .defersAtEdge(distance: 9)),
      (#""yieldsInLeadingStrip","width":9"#, .defersInStrip(width: 9)),
      (#""yieldsInTrailingStrip","width":9"#, .defersInStrip(width: 9)),
      (#""yieldsAtBoundary","isThere":true"#, .defersAtBoundary(isAtBoundary: true)),
      (#""claims","scope":"contentAndEdge""#, .claims(.all)),
      (#""excludes","scope":"content""#, .excludes(.content)),
      (#""keeps","reason":"r""#, .claimsBecause("r")),
    ] as [(String, Demand)])
  func `a demand of content is read as today's`(json: String, demand: Demand) throws {
    let decision = try Self.decision(
      #""allow""#, contents: #"{"name":"p","demand":{"is":\#(json)},"motion":"resting"}"#)

    #expect(decision.attempt.contents.map(\.demand) == [demand])
  }

  @Test(
    arguments: [
      ("oneFinger", "oneTouch"), ("startsInsidePopArea", "startsInsideArea"),
      ("startsInsidePushArea", "startsInsideArea"),
      ("contentAtTrailingEdge", "contentAtLeadingEdge"), ("notAtRoot", "notAtRoot"),
    ])
  func `a rule is read by today's name`(name: String, today: String) throws {
    let rule = #"{"name":"\#(name)","written":".\#(name)","is":"builtIn"}"#

    let trace = try GestureTrace(json: Self.file(rules: rule).utf8, named: "v1")

    #expect(trace.policies[0].policy().policy.rules.map(\.name) == [today])
  }

  @Test func `the thresholds of a direction rule are read by today's names`() throws {
    let rule = #"""
      {"name":"movesTowardsLeading","written":"","is":"direction","test":{"decisionTravel":1,\#
      "settledTravel":2,"wanderingTravel":3,"clearDominance":4,"slowDominance":5,"clearSpeed":6,\#
      "dominance":7}}
      """#

    let trace = try GestureTrace(json: Self.file(rules: rule).utf8, named: "v1")

    #expect(
      trace.policies[0].policy().policy.rules[0].code == """
        .movesTowardsTrailing(decisionTravel: 1, settledTravel: 2, wanderingTravel: 3, \
        clearRatio: 4, fastSpeed: 6, axisRatio: 7)
        """)
  }

  private static func decision(_ verdict: String, contents: String = "") throws -> PopDecision {
    let file = file(
      events: #"""
        {"time":0,"gesture":1,"what":"decided","policy":1,"rule":"r","verdict":\#(verdict),\#
        "attempt":{"phase":"moved","source":"content","operation":"pop","start":[1,2],\#
        "translation":[0,0],"velocity":[0,0],"time":0,"container":[0,0,390,844],\#
        "readingDirection":"leftToRight","stackDepth":2,"transition":"idle","isEnabled":true,\#
        "suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees",\#
        "allowedStart":{"is":"anywhere"},"contents":[\#(contents)]}}
        """#)
    let trace = try GestureTrace(json: file.utf8, named: "v1")
    return try #require(trace.events.first?.decision?.decision)
  }

  private static func file(rules: String = "", events: String = "") -> String {
    #"""
    {"trace":"GestureArbiter","version":1,"lost":0,"policies":[{"start":{"is":"edge"},\#
    "edgeStart":{"is":"anywhere"},"rules":[\#(rules)]}],"events":[\#(events)]}
    """#
  }
}
