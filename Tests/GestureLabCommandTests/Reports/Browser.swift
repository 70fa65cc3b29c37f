#if HEADLESS
import Foundation

/// A headless Chromium with one page, controlled over a pipe.
///
/// Every call has a deadline. A browser that does not respond is killed, and the test fails with a
/// message that names the call.
@WaitingActor
final class Browser {
  /// A failure of the browser.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The browser's program; nil if none is installed.
  nonisolated static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
      folders.map { "\($0)/\(name)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The page's console messages, exceptions and refused requests.
  private(set) var complaints: [String] = []
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let folder: URL
  private var session: String?
  private var lastID = 0
  private var unread = Data()
  private var events: [String] = []
  private static let patience: TimeInterval = 60

  /// Starts a browser with an empty page.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-browser-\(UUID().uuidString)")
    guard let program = Self.program else {
      throw Failure(description: "No Chromium is installed.")
    }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The browser uses the file descriptors 3 and 4, which Process cannot set.
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>&1", program, "--headless=new",
      "--remote-debugging-pipe", "--user-data-dir=\(folder.path)", "--no-first-run",
      "--disable-gpu", "--disable-dev-shm-usage", "--disable-extensions", "--mute-audio",
      "--disable-background-networking", "--disable-component-update", "--hide-scrollbars",
    ]
    if getuid() == 0 { process.arguments?.append("--no-sandbox") }
    process.standardInput = input
    process.standardOutput = output
    // A browser that has ended does not respond; it must not raise a signal here.
    signal(SIGPIPE, SIG_IGN)
    try process.run()
    // Our copies of its ends, so that the pipe closes with the browser.
    try? output.fileHandleForWriting.close()
    try? input.fileHandleForReading.close()
    do {
      let page = try call("Target.createTarget", ["url": "about:blank"])
      let target = page["targetId"] as? String ?? ""
      let attached = try call("Target.attachToTarget", ["targetId": target, "flatten": true])
      session = attached["sessionId"] as? String
      for domain in ["Runtime", "Log", "Page"] { _ = try call("\(domain).enable") }
    } catch {
      end()
      throw error
    }
  }

  isolated deinit { end() }

  /// Opens a file and waits until it is loaded.
  func open(_ file: URL) throws {
    events = []
    _ = try call("Page.navigate", ["url": file.absoluteString])
    let deadline = Date().addingTimeInterval(Self.patience)
    while !events.contains("Page.loadEventFired") {
      try receive(until: deadline, at: "loading \(file.lastPathComponent)")
    }
  }

  /// Evaluates an expression in the page; awaits the value of a promise.
  func evaluate<Value: Decodable>(
    _ expression: String, as: Value.Type = Value.self, awaited: Bool = false
  ) throws -> Value {
    let text =
      awaited
      ? "(\(expression)).then((value) => JSON.stringify([value]))"
      : "JSON.stringify([\(expression)])"
    let answer = try call(
      "Runtime.evaluate", ["expression": text, "returnByValue": true, "awaitPromise": awaited])
    guard answer["exceptionDetails"] == nil,
      let text = (answer["result"] as? [String: Any])?["value"] as? String,
      let value = try JSONDecoder().decode([Value].self, from: Data(text.utf8)).first
    else { throw Failure(description: "The page cannot evaluate \(expression): \(answer)") }
    return value
  }

  /// Clicks at a point of the viewport, in CSS pixels.
  func click(x: Double, y: Double) throws {
    for type in ["mouseMoved", "mousePressed", "mouseReleased"] {
      let isMove = type == "mouseMoved"
      _ = try call(
        "Input.dispatchMouseEvent",
        [
          "type": type, "x": x, "y": y, "button": isMove ? "none" : "left",
          "clickCount": isMove ? 0 : 1,
        ])
    }
  }

  /// Scrolls an element into view and clicks its center.
  func click(_ selector: String) throws {
    let quoted = selector.replacingOccurrences(of: "'", with: "\\'")
    let point: [Double] = try evaluate(
      """
      (() => { const element = document.querySelector('\(quoted)');
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2]; })()
      """)
    try click(x: point[0], y: point[1])
  }

  /// Presses and releases a key.
  func press(_ key: Key, shift: Bool = false) throws {
    for type in ["keyDown", "keyUp"] {
      var parameters: [String: Any] = [
        "type": type, "key": key.name, "code": key.code, "windowsVirtualKeyCode": key.number,
        "modifiers": shift ? 8 : 0,
      ]
      if type == "keyDown", let text = key.text { parameters["text"] = text }
      _ = try call("Input.dispatchKeyEvent", parameters)
    }
  }

  /// A key of the browser's protocol.
  struct Key {
    let name: String
    let code: String
    let number: Int
    var text: String?

    static let tab = Key(name: "Tab", code: "Tab", number: 9)
    static let space = Key(name: " ", code: "Space", number: 32, text: " ")
    static let left = Key(name: "ArrowLeft", code: "ArrowLeft", number: 37)
    static let up = Key(name: "ArrowUp", code: "ArrowUp", number: 38)
    static let right = Key(name: "ArrowRight", code: "ArrowRight", number: 39)
    static let down = Key(name: "ArrowDown", code: "ArrowDown", number: 40)
    static let home = Key(name: "Home", code: "Home", number: 36)
    static let end = Key(name: "End", code: "End", number: 35)
    static let pageUp = Key(name: "PageUp", code: "PageUp", number: 33)
  }

  /// Sets the size of the viewport, in CSS pixels.
  func resize(width: Int, height: Int) throws {
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Sets the medium and the user's preferences.
  func emulate(media: String = "screen", dark: Bool = false, calm: Bool = false) throws {
    _ = try call(
      "Emulation.setEmulatedMedia",
      [
        "media": media,
        "features": [
          ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": calm ? "reduce" : "no-preference"],
        ],
      ])
  }

  /// Returns a picture of the whole page.
  func screenshot() throws -> Data {
    try binary("Page.captureScreenshot", ["captureBeyondViewport": true])
  }

  /// Returns the printed page.
  func pdf() throws -> Data {
    try binary("Page.printToPDF", ["printBackground": false, "preferCSSPageSize": true])
  }

  private func binary(_ method: String, _ parameters: [String: Any]) throws -> Data {
    let answer = try call(method, parameters)
    guard let text = answer["data"] as? String, let data = Data(base64Encoded: text) else {
      throw Failure(description: "\(method) brought no data.")
    }
    return data
  }

  /// Ends the browser and deletes its files.
  private func end() {
    session = nil
    if process.isRunning, let message = try? message("Browser.close", [:]) {
      try? input.fileHandleForWriting.write(contentsOf: message)
    }
    wait(5) { !process.isRunning }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    // Its helpers may still be writing there.
    wait(5) {
      try? FileManager.default.removeItem(at: folder)
      return !FileManager.default.fileExists(atPath: folder.path)
    }
  }

  /// Waits until a condition holds, for a time in s at most.
  private func wait(_ seconds: TimeInterval, until isSo: () -> Bool) {
    let deadline = Date().addingTimeInterval(seconds)
    while !isSo(), Date() < deadline { usleep(20_000) }
  }

  // MARK: - The protocol: JSON, each message ended by a zero

  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let bytes = try message(method, parameters)
    let id = lastID
    guard process.isRunning else {
      throw Failure(description: "The browser ended before \(method).")
    }
    try input.fileHandleForWriting.write(contentsOf: bytes)
    let deadline = Date().addingTimeInterval(Self.patience)
    while true {
      guard let answer = try receive(until: deadline, at: method), answer["id"] as? Int == id else {
        continue
      }
      if let error = answer["error"] as? [String: Any] {
        throw Failure(description: "\(method) failed: \(error["message"] ?? error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func message(_ method: String, _ parameters: [String: Any]) throws -> Data {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = try JSONSerialization.data(withJSONObject: message)
    bytes.append(0)
    return bytes
  }

  /// Reads the next message; records messages that aren't a response.
  @discardableResult
  private func receive(until deadline: Date, at what: String) throws -> [String: Any]? {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[unread.startIndex..<end]
        unread = Data(unread[(end + 1)...])
        let object = try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
        note(object)
        return object
      }
      let file = output.fileHandleForReading
      var wait = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let rest = Int32(max(0, deadline.timeIntervalSinceNow) * 1_000)
      guard poll(&wait, 1, rest) > 0 else {
        kill(process.processIdentifier, SIGKILL)
        throw Failure(
          description: "The browser gave no answer to \(what) in \(Int(Self.patience)) s.")
      }
      let bytes = file.availableData
      guard !bytes.isEmpty else { throw Failure(description: "The browser ended during \(what).") }
      unread.append(bytes)
    }
  }

  private func note(_ message: [String: Any]) {
    guard let method = message["method"] as? String else { return }
    events.append(method)
    let isComplaint = ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"]
    if isComplaint.contains(method) {
      complaints.append("\(method): \(message["params"] ?? "")")
    }
  }
}
#endif
