import GestureRules

extension GestureSnapshot {
  /// The snapshot without the names of classes, as one taken with `includesClassNames` false.
  ///
  /// The names that the app gave to roles and recognizers remain.
  package var withoutClassNames: GestureSnapshot {
    var snapshot = self
    var classes: Set<String> = []
    func remove(_ name: inout String?) {
      if let name { classes.insert(name) }
      name = nil
    }
    func conceal(_ name: inout String?) {
      guard let known = name, known != "UIKit" else { return }
      classes.insert(known)
      name = ""
    }
    for index in snapshot.controllers.indices {
      remove(&snapshot.controllers[index].type)
      conceal(&snapshot.controllers[index].interceptor)
    }
    conceal(&snapshot.navigation.delegate)
    for index in snapshot.views.indices { remove(&snapshot.views[index].type) }
    for index in snapshot.recognizers.indices {
      remove(&snapshot.recognizers[index].type)
      conceal(&snapshot.recognizers[index].delegate)
    }
    snapshot.arbiter.suspensions = snapshot.arbiter.suspensions.map {
      PopAttempt.Suspension(owner: "an object", reason: $0.reason, gestures: $0.gestures)
    }
    // The longest first: a name may contain another one.
    let names = classes.filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
    snapshot.notes = snapshot.notes.map { note in
      names.reduce(note) { $0.replacing($1, with: "an object") }
    }
    return snapshot
  }
}
