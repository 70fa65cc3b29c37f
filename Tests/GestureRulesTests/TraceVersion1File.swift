/// Trace files that version 1 of the format recorded.
enum TraceVersion1File: Sendable, CaseIterable {
  /// A drag to the right over the first page of a pager: the pop recognizer begins.
  case pop
  /// A drag in right-to-left layout that a pop and a push compete for.
  case push
  /// Values that screens seldom record: numbers that JSON cannot write, odd names, app rules.
  case everything

  /// The text of the file.
  var text: String {
    switch self {
    case .pop: Self.popText
    case .push: Self.pushText
    case .everything: Self.everythingText
    }
  }

  private static let popText = #"""
    {"trace":"GestureArbiter","version":1,"lost":0,
    "policies":[
    {"start":{"is":"anywhere"},"edgeStart":{"is":"anywhere"},"rules":[{"name":"enabled","written":".enabled","is":"builtIn"},{"name":"notSuspended","written":".notSuspended","is":"builtIn"},{"name":"notAtRoot","written":".notAtRoot","is":"builtIn"},{"name":"notDuringTransition","written":".notDuringTransition","is":"builtIn"},{"name":"oneFinger","written":".oneFinger","is":"builtIn"},{"name":"startsInsidePopArea","written":".startsInsidePopArea","is":"builtIn"},{"name":"outsideExclusions","written":".outsideExclusions","is":"builtIn"},{"name":"contentAtLeadingEdge","written":".contentAtLeadingEdge","is":"builtIn"},{"name":"movesTowardsTrailing","written":".movesTowardsTrailing","is":"direction","test":{}},{"name":"asksScreen","written":".asksScreen","is":"builtIn"}]}
    ],
    "events":[
    {"time":0,"gesture":1,"what":"finger","finger":1,"action":"landed","at":[195,422]},
    {"time":0,"gesture":1,"what":"judged","policy":1,"rule":"movesTowardsTrailing","verdict":"undecided","because":{"is":"notEnoughMovement","travel":0,"needed":10},"attempt":{"phase":"touchDown","source":"edge","operation":"pop","start":[195,422],"translation":[0,0],"velocity":[0,0],"time":0,"container":[0,0,390,844],"readingDirection":"leftToRight","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[{"name":"pager","demand":{"is":"yieldsAtLeadingEdge","pastLeadingEdge":0},"motion":"resting"}]}},
    {"time":0,"gesture":1,"what":"judged","policy":1,"rule":"movesTowardsTrailing","verdict":"undecided","because":{"is":"notEnoughMovement","travel":0,"needed":10},"attempt":{"phase":"touchDown","source":"content","operation":"pop","start":[195,422],"translation":[0,0],"velocity":[0,0],"time":0,"container":[0,0,390,844],"readingDirection":"leftToRight","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[{"name":"pager","demand":{"is":"yieldsAtLeadingEdge","pastLeadingEdge":0},"motion":"resting"}]}},
    {"time":0.016666666666666666,"gesture":1,"what":"decided","policy":1,"rule":"noObjection","verdict":"allow","attempt":{"phase":"moved","source":"content","operation":"pop","start":[195,422],"translation":[23.44999999999999,-2.680000000000007],"velocity":[1406.9999999999993,-160.8000000000004],"time":0.016666666666666666,"container":[0,0,390,844],"readingDirection":"leftToRight","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[{"name":"pager","demand":{"is":"yieldsAtLeadingEdge","pastLeadingEdge":0},"motion":"resting"}]}},
    {"time":0.016666666666666666,"gesture":1,"what":"recognizer","name":"UINavigationController.edgeSwipe","state":"failed"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"UIScrollView.touchDelay","state":"failed"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"pager.pan","state":"failed"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"UINavigationController.contentSwipe","state":"began"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.edgeGate","state":"began"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.contentGate","state":"failed"},
    {"time":0.05,"gesture":1,"what":"recognizer","name":"GestureArbiter.yieldGate","state":"began"},
    {"time":0.07278964676759823,"gesture":1,"what":"finger","finger":1,"action":"lifted","at":[313.18,423.67]},
    {"time":0.07278964676759823,"gesture":1,"what":"recognizer","name":"UINavigationController.contentSwipe","state":"possible"},
    {"time":0.07278964676759823,"gesture":1,"what":"recognizer","name":"GestureArbiter.edgeGate","state":"possible"},
    {"time":0.07278964676759823,"gesture":1,"what":"recognizer","name":"GestureArbiter.yieldGate","state":"possible"},
    {"time":0.07278964676759823,"gesture":1,"what":"recognizer","name":"transition","state":"ended"}
    ]}

    """#

  private static let pushText = #"""
    {"trace":"GestureArbiter","version":1,"lost":0,
    "policies":[
    {"start":{"is":"anywhere"},"edgeStart":{"is":"anywhere"},"rules":[{"name":"enabled","written":".enabled","is":"builtIn"},{"name":"notSuspended","written":".notSuspended","is":"builtIn"},{"name":"notAtRoot","written":".notAtRoot","is":"builtIn"},{"name":"notDuringTransition","written":".notDuringTransition","is":"builtIn"},{"name":"oneFinger","written":".oneFinger","is":"builtIn"},{"name":"startsInsidePopArea","written":".startsInsidePopArea","is":"builtIn"},{"name":"outsideExclusions","written":".outsideExclusions","is":"builtIn"},{"name":"contentAtLeadingEdge","written":".contentAtLeadingEdge","is":"builtIn"},{"name":"movesTowardsTrailing","written":".movesTowardsTrailing","is":"direction","test":{}},{"name":"asksScreen","written":".asksScreen","is":"builtIn"}]},
    {"start":{"is":"anywhere"},"edgeStart":{"is":"anywhere"},"rules":[{"name":"enabled","written":".enabled","is":"builtIn"},{"name":"notSuspended","written":".notSuspended","is":"builtIn"},{"name":"notDuringTransition","written":".notDuringTransition","is":"builtIn"},{"name":"oneFinger","written":".oneFinger","is":"builtIn"},{"name":"startsInsidePushArea","written":".startsInsidePushArea","is":"builtIn"},{"name":"outsideExclusions","written":".outsideExclusions","is":"builtIn"},{"name":"contentAtTrailingEdge","written":".contentAtTrailingEdge","is":"builtIn"},{"name":"movesTowardsLeading","written":".movesTowardsLeading","is":"direction","test":{}}]}
    ],
    "events":[
    {"time":0,"gesture":1,"what":"finger","finger":1,"action":"landed","at":[195,422]},
    {"time":0,"gesture":1,"what":"judged","policy":1,"rule":"movesTowardsTrailing","verdict":"undecided","because":{"is":"notEnoughMovement","travel":0,"needed":10},"attempt":{"phase":"touchDown","source":"edge","operation":"pop","start":[195,422],"translation":[0,0],"velocity":[0,0],"time":0,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[]}},
    {"time":0,"gesture":1,"what":"judged","policy":1,"rule":"movesTowardsTrailing","verdict":"undecided","because":{"is":"notEnoughMovement","travel":0,"needed":10},"attempt":{"phase":"touchDown","source":"content","operation":"pop","start":[195,422],"translation":[0,0],"velocity":[0,0],"time":0,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[]}},
    {"time":0,"gesture":1,"what":"judged","policy":2,"rule":"movesTowardsLeading","verdict":"undecided","because":{"is":"notEnoughMovement","travel":0,"needed":10},"attempt":{"phase":"touchDown","source":"content","operation":"push","start":[195,422],"translation":[0,0],"velocity":[0,0],"time":0,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[]}},
    {"time":0.016666666666666666,"gesture":1,"what":"decided","policy":1,"rule":"noObjection","verdict":"allow","attempt":{"phase":"moved","source":"content","operation":"pop","start":[195,422],"translation":[-23.44999999999999,0.2699999999999818],"velocity":[-1406.9999999999993,16.19999999999891],"time":0.016666666666666666,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[]}},
    {"time":0.016666666666666666,"gesture":1,"what":"decided","policy":2,"rule":"movesTowardsLeading","verdict":"refuse","because":{"is":"movesTowardsTrailing","distance":23.44999999999999},"attempt":{"phase":"moved","source":"content","operation":"push","start":[195,422],"translation":[-23.44999999999999,0.2699999999999818],"velocity":[-1406.9999999999993,16.19999999999891],"time":0.016666666666666666,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"idle","isEnabled":true,"suspensions":[],"fingers":1,"isEditing":false,"screenAnswer":"agrees","allowedStart":{"is":"anywhere"},"contents":[]}},
    {"time":0.016666666666666666,"gesture":1,"what":"recognizer","name":"UINavigationController.edgeSwipe","state":"failed"},
    {"time":0.016666666666666666,"gesture":1,"what":"recognizer","name":"GestureArbiter.ownEdgePan","state":"failed"},
    {"time":0.016666666666666666,"gesture":1,"what":"recognizer","name":"GestureArbiter.settlingCatch","state":"failed"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"UINavigationController.contentSwipe","state":"began"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.edgeGate","state":"began"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.contentGate","state":"failed"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.pushGate","state":"began"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.ownContentPan","state":"failed"},
    {"time":0.03333333333333333,"gesture":1,"what":"recognizer","name":"GestureArbiter.ownPushPan","state":"failed"},
    {"time":0.05,"gesture":1,"what":"recognizer","name":"GestureArbiter.yieldGate","state":"began"},
    {"time":0.069582528920322,"gesture":1,"what":"finger","finger":1,"action":"lifted","at":[83.44,424.45]},
    {"time":0.069582528920322,"gesture":1,"what":"recognizer","name":"UINavigationController.contentSwipe","state":"possible"},
    {"time":0.069582528920322,"gesture":1,"what":"recognizer","name":"GestureArbiter.edgeGate","state":"possible"},
    {"time":0.069582528920322,"gesture":1,"what":"recognizer","name":"GestureArbiter.yieldGate","state":"possible"},
    {"time":0.069582528920322,"gesture":1,"what":"recognizer","name":"GestureArbiter.pushGate","state":"possible"},
    {"time":0.069582528920322,"gesture":1,"what":"recognizer","name":"transition","state":"ended"}
    ]}

    """#

  private static let everythingText = #"""
    {"trace":"GestureArbiter","version":1,"lost":7,
    "policies":[
    {"start":{"is":"box","start":0,"end":300,"top":100,"bottom":"infinity"},"edgeStart":{"is":"leadingFraction","part":0.5,"atLeast":0,"atMost":150},"rules":[{"name":"editing \"now\"","written":".refuse(\"editing \\\"now\\\"\")","is":"own"},{"name":"outside","written":".outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: \"knob\\n\", scope: .edge)","is":"outside","rectangles":[[0,10,50,60]],"place":"knob\n","scope":"edge"},{"name":"movesTowardsTrailing","written":".movesTowardsTrailing(DirectionTest(clearSpeed: .infinity))","is":"direction","test":{"clearSpeed":"infinity"}}]}
    ],
    "events":[
    {"time":12.25,"gesture":3,"what":"finger","finger":1,"action":"landed","at":[-0,1e-07]},
    {"time":12.25,"gesture":3,"what":"judged","policy":1,"rule":"movesTowardsTrailing","verdict":"undecided","because":{"is":"custom","text":""},"attempt":{"phase":"moved","source":"edge","operation":"pop","start":[-0,1e-07],"translation":["nan","-infinity"],"velocity":[1e+300,12.5],"time":0,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"cancelling","isEnabled":true,"suspensions":[{"owner":" ","reason":"ünïcode 🖐","scope":"contentAndEdge"}],"fingers":1,"isEditing":false,"screenAnswer":"notAsked","allowedStart":{"is":"leading","width":120},"contents":[{"name":"page\tr","demand":{"is":"yieldsAtLeadingEdge","pastLeadingEdge":"nan"},"motion":"decelerating"},{"name":"","demand":{"is":"keeps","reason":"it is playing"},"motion":"resting"}]}},
    {"time":12.3,"gesture":4,"what":"decided","policy":1,"rule":"outside","verdict":"refuse","because":{"is":"startsOutsidePopArea","distance":"nan","allowed":["-infinity",44]},"attempt":{"phase":"moved","source":"edge","operation":"pop","start":[-0,1e-07],"translation":["nan","-infinity"],"velocity":[1e+300,12.5],"time":0,"container":[0,0,390,844],"readingDirection":"rightToLeft","stackDepth":2,"transition":"cancelling","isEnabled":true,"suspensions":[{"owner":" ","reason":"ünïcode 🖐","scope":"contentAndEdge"}],"fingers":1,"isEditing":false,"screenAnswer":"notAsked","allowedStart":{"is":"leading","width":120},"contents":[{"name":"page\tr","demand":{"is":"yieldsAtLeadingEdge","pastLeadingEdge":"nan"},"motion":"decelerating"},{"name":"","demand":{"is":"keeps","reason":"it is playing"},"motion":"resting"}]}},
    {"time":12.3,"gesture":4,"what":"recognizer","name":"\u0007","state":"cancelled"}
    ]}

    """#
}
