// An HTTP server for the built-in sample catalogue. Start it and point any TMDB client at its address.
import ArgumentParser
import Foundation
import Hummingbird
import NIOCore
import SampleCatalogue

@main
struct SampleServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matinee-sample-server",
    abstract: "Serve TMDB’s API from Matinee’s sample catalogue.",
    discussion: """
      The server accepts any key or token except 'wrong', and prints one line for each request.

      A rule simulates a fault: PATTERN FAULT [times NUMBER]. In a pattern such as /3/movie/popular?page=2, '*' \
      matches one part of the path, and '**' at its end matches the rest. The faults:
        hold                              wait for a release (with --control)
        delay SECONDS                     wait
        status CODE [retry-after SECONDS] respond with TMDB’s error for this status
        drop                              close the connection
        cut                               close the connection in the middle of the response
        truncated                         only half of the response
        garbage                           bytes that aren’t text
        text                              a page that isn’t JSON
        empty                             a list without results
        pages NUMBER                      a list that ends after this many pages
        picture KIND                      a hostile picture: truncated, disguised (another format), huge (30,000 pixels \
      each way), bomb (1 GB when unpacked), page (HTML), redirect (endless)
        pictures                          a hostile picture whose kind depends on the picture’s ID
      The rule 'pictures' alone is short for '/t/p/** pictures'.

      With --control, the server reads commands from standard input: a rule, or one of
        release [PATTERN]   release held requests
        remove [PATTERN]    remove rules
        close, listen       stop listening; listen again on this port
        log, clear          show the requests so far; clear them
      Every line of output after the first is then JSON: {"done":…} or {"refused":…} for each command, and {"request":…} \
      for each request that starts or ends. The server exits when its standard input ends.
      """)

  @Option(help: "The port to listen on; 0 for any free port.")
  var port = 8080

  @Option(help: "The address to listen on. By default, only this machine can reach the server.")
  var host = "127.0.0.1"

  @Option(help: "A folder for caching drawn pictures.", completion: .directory)
  var pictures: String?

  @Option(
    help: ArgumentHelp(
      "Publish exports with this many synthetic films, and series and people in proportion, instead of the catalogue’s.",
      valueName: "films"))
  var exportTitles: Int?

  @Option(
    help: ArgumentHelp(
      "Publish the films in a table, in the exports and in the list of popular films: an original title, a tab and an "
        + "English title on each line, most popular first.", valueName: "file"), completion: .file())
  var films: String?

  @Option(
    name: .customLong("fault"),
    help: ArgumentHelp(
      "Simulate a fault, such as '/3/movie/popular status 503 times 1'; may be repeated.", valueName: "rule"),
    transform: Self.rule)
  var faults: [FaultRule] = []

  @Flag(name: .customLong("control"), help: "Read commands from standard input and respond in JSON.")
  var isControlled = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
    if let exportTitles, !(1...5_000_000).contains(exportTitles) {
      throw ValidationError("--export-titles takes a number from 1 to 5000000.")
    }
    if exportTitles != nil, films != nil {
      throw ValidationError("--export-titles and --films exclude each other.")
    }
    if !isControlled, faults.contains(where: { $0.fault == .hold }) {
      throw ValidationError("The hold fault requires --control.")
    }
  }

  func run() async throws {
    let sample = SampleNetworking(
      pictures: pictures.map { URL(filePath: $0, directoryHint: .isDirectory) }, clips: .server,
      exports: try exports(), requiresCredential: true)
    let catalogue = FaultyNetworking(sample, onEvent: isControlled ? Self.printControlLine : Self.printEndedRequest)
    faults.forEach(catalogue.add)
    do {
      if isControlled {
        try await serveControlled(catalogue)
      } else {
        try await serve(catalogue)
      }
    } catch let error as IOError {
      FileHandle.standardError.write(Data("Can’t listen on \(host):\(port): \(Self.reason(error)).\n".utf8))
      throw ExitCode.failure
    }
  }

  private func exports() throws -> ExportContent {
    guard let films else { return exportTitles.map { .synthetic(movies: $0) } ?? .catalogue }
    return .films(PublishedFilm.films(inTable: try String(contentsOfFile: films, encoding: .utf8)))
  }

  /// Returns the reason why the server can't listen.
  static func reason(_ error: any Error) -> String {
    guard let error = error as? IOError else { return "\(error)" }
    return switch error.errnoCode {
    case EADDRINUSE: "the port is already in use"
    case EACCES: "you don’t have permission to use this port"
    case EADDRNOTAVAIL: "this machine has no such address"
    default: error.description
    }
  }
}

extension SampleServer {
  /// Runs the server until it is interrupted. It finishes pending requests before it exits.
  private func serve(_ catalogue: FaultyNetworking) async throws {
    let responder = SampleResponder(catalogue: catalogue)
    let application = Listener.application(responder, host: host, port: port) { [self] in
      printAddress(port: $0.localAddress?.port ?? 0)
    }
    try await application.runService()
  }

  /// Runs the server with commands until standard input ends.
  private func serveControlled(_ catalogue: FaultyNetworking) async throws {
    let listener = Listener(responder: SampleResponder(catalogue: catalogue), host: host, port: port)
    printAddress(port: try await listener.start())
    await Control(catalogue: catalogue, listener: listener).run()
    await listener.stop()
  }

  private func printAddress(port: Int) {
    Output.print("Listening on http://\(host.contains(":") ? "[\(host)]" : host):\(port)")
  }

  private static let printEndedRequest: @Sendable (FaultyNetworking.Event) -> Void = { event in
    if case .changed(let record) = event, record.outcome != .waiting { Output.print("\(record)") }
  }

  private static let printControlLine: @Sendable (FaultyNetworking.Event) -> Void = { event in
    switch event {
    case .changed(let record): Output.print(ControlLine.request(record).text)
    case .cleared(let number): Output.print(ControlLine.cleared(through: number).text)
    }
  }

  @Sendable private static func rule(_ text: String) throws -> FaultRule {
    do throws(FaultSyntaxError) {
      return try FaultRule(parsing: text)
    } catch {
      throw ValidationError(error.description)
    }
  }
}
