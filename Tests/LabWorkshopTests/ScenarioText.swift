#if HEADLESS
/// A valid scenario as text; the test adds the last keys.
enum ScenarioText {
  static func scenario(_ rest: String) -> String {
    """
    {"id":"S","source":"test","unknown":1,
     "views":[{"id":"v","parent":null,"frame":[0,0,300,300]},
              {"id":"w","parent":"v","frame":[10,20,30,40]}],
     "recognizers":[
       {"id":"pan","kind":"pan","view":"v","axis":"h","cancelsTouchesInView":false,"threshold":5},
       {"id":"own","kind":"custom","view":"w","enabled":false},
       {"id":"press","kind":"longPress","view":"v","minDuration_ms":200,"allowableMovement":20}],
     "requireFailure":[["pan","own"]],"simultaneous":[["own","pan"]],
     "touches":[[0,"began",0,5,5],[16,"moved",0,6.5,5],[32,"ended",0,6,5]],
     "claims":[{"at_ms":20,"id":"own"},{"at_ms":8,"id":"own"}],"runUntil_ms":300,
     \(rest)}
    """
  }
}
#endif
