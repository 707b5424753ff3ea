import Foundation

/// A temporary folder and the processes that belong to it. On ``close()`` or when the test process ends, the processes
/// are ended and the folder is removed.
final class SessionFolder {
  let path: String
  private let watchdog: SessionWatchdog

  init() throws(StartFailure) {
    // The path of a Unix socket is limited to 107 bytes.
    let temporary = NSTemporaryDirectory()
    let parent = temporary.utf8.count > 60 ? "/tmp/" : temporary
    var template = Array((parent + (parent.hasSuffix("/") ? "" : "/") + "automation-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw StartFailure(description: "can’t create a folder in \(parent): \(String(cString: strerror(errno)))")
    }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    do throws(StartFailure) {
      watchdog = try SessionWatchdog(of: path)
    } catch {
      rmdir(path)
      throw error
    }
  }

  /// Ends the folder's processes and removes the folder.
  func close() { watchdog.clean() }

  func file(_ name: String) -> String { path + "/" + name }

  func makeFolder(_ name: String) throws(StartFailure) -> String {
    guard mkdir(file(name), 0o700) == 0 else {
      throw StartFailure(description: "can’t create \(file(name)): \(String(cString: strerror(errno)))")
    }
    return file(name)
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws(StartFailure) {
    guard symlink(target, file(name)) == 0 else {
      throw StartFailure(description: "can’t create \(file(name)): \(String(cString: strerror(errno)))")
    }
  }

  func write(_ text: String, to name: String) throws(StartFailure) -> String {
    do {
      try Data(text.utf8).write(to: URL(filePath: file(name)))
    } catch {
      throw StartFailure(description: "can’t write \(file(name)): \(error.localizedDescription)")
    }
    return file(name)
  }
}

/// A server process of the session, which reports on descriptor 3 that it is ready.
final class Server {
  private let process: ChildProcess
  private let name: String
  private let log: String
  private let reading: Int32

  /// Starts the server; ``readyLine()`` waits until it is ready.
  init(_ name: String, _ arguments: [String], in folder: SessionFolder, _ environment: [String: String] = [:])
    throws(StartFailure)
  {
    let ends = try Pipe.open()
    defer { close(ends.writing) }
    self.name = name
    reading = ends.reading
    log = folder.file("\(name).log")
    var variables = environment
    variables["PATH"] = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    variables["LC_ALL"] = "C.UTF-8"
    variables[SessionWatchdog.mark] = folder.path
    process = try ChildProcess(
      name, arguments, variables, ChildProcess.Streams(output: log, standardError: log, third: ends.writing))
  }

  deinit { close(reading) }

  /// Waits until the server has ended, after its folder was closed.
  func waitForEnd() { process.waitForEnd() }

  func readyLine() throws(StartFailure) -> String {
    if let line = Pipe.firstLine(from: reading, until: .now + Deadlines.limit) { return line }
    let standardError = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    throw StartFailure(
      description: "\(name) didn’t start: \(standardError.split(separator: "\n").last ?? "no message")")
  }
}
