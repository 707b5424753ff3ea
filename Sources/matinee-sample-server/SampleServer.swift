// The built-in catalogue over HTTP, for anything that speaks to TMDB: start it, and point a client at its address.
import ArgumentParser
import Foundation
import Hummingbird
import Logging
import NIOCore
import SampleCatalogue

@main
struct SampleServer: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matinee-sample-server",
    abstract: "Answers TMDB's requests from Matinee's sample catalogue.",
    discussion: "Any key or token is accepted except 'wrong' and none. One line is printed for each request.")

  @Option(help: "The port to listen on; 0 for any that is free.")
  var port = 8080

  @Option(help: "The address to listen on. Unless told otherwise, only this machine can reach the server.")
  var host = "127.0.0.1"

  @Option(help: "A folder to keep drawn pictures in.", completion: .directory)
  var pictures: String?

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
  }

  func run() async throws {
    let catalogue = SampleNetworking(
      pictures: pictures.map { URL(filePath: $0, directoryHint: .isDirectory) }, requiresCredential: true)
    let application = Application(
      responder: CatalogueResponder(catalogue: catalogue),
      configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { [host] channel in
        let shown = host.contains(":") ? "[\(host)]" : host
        Line.print("Listening on http://\(shown):\(channel.localAddress?.port ?? 0)")
      },
      logger: Logger(label: "matinee-sample-server", factory: { _ in SwiftLogNoOpLogHandler() }))
    do {
      try await application.runService()
    } catch let error as IOError {
      throw Self.failure(because: error, at: "\(host):\(port)")
    }
  }
}

extension SampleServer {
  /// One sentence on why the server cannot listen, and then the exit status 1.
  private static func failure(because error: IOError, at address: String) -> ExitCode {
    let reason =
      switch error.errnoCode {
      case EADDRINUSE: "the port is already in use"
      case EACCES: "this port needs more rights than you have"
      case EADDRNOTAVAIL: "this machine has no such address"
      default: error.description
      }
    FileHandle.standardError.write(Data("Cannot listen on \(address): \(reason).\n".utf8))
    return .failure
  }
}
