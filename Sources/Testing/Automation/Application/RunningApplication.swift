import Foundation

/// One run of a program, from its launch to its end.
final class RunningApplication {
  let session: AppSession
  let bus: AccessibilityBus
  let process: ChildProcess
  let keyboard: Keyboard
  private(set) lazy var desktopSettings = DesktopSettings(session.display)
  private var node: AccessibleNode?

  /// Starts a session, and the program in it.
  ///
  /// - Parameter command: A program and its arguments.
  init(_ command: [String], _ environment: [String: String], animations: Bool) throws(StartFailure) {
    bus = try AccessibilityBus.start()
    session = try AppSession(accessibilityBus: bus.address, animations: animations)
    keyboard = try Keyboard(session.display)
    process = try ChildProcess(
      command[0], Array(command.dropFirst()), session.environment.merging(environment) { _, own in own },
      ChildProcess.Streams(output: session.folder.file("output.txt"), standardError: session.folder.file("stderr.txt")))
  }

  func root() throws(NodeFailure) -> AccessibleNode {
    if let node { return node }
    guard let found = bus.application(of: process.identifier) else { throw .disappeared }
    node = found
    return found
  }

  /// The program's standard error so far.
  var standardError: String { read("stderr.txt") }

  /// The program's standard output so far.
  var output: String { read("output.txt") }

  func close() {
    process.send(SIGKILL)
    session.close()
    process.waitForEnd()
  }

  private func read(_ name: String) -> String {
    (try? Data(contentsOf: URL(filePath: session.folder.file(name)))).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
