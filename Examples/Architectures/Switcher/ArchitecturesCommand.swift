import ArchitecturesSupport
import ArgumentParser
import Containment
import Foundation
import GTK

/// The command line of the example.
struct ArchitecturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "architectures", abstract: "Shows the same feature in three architectures.")

  @Option(help: "The architecture to show first: \(Architecture.allCases.map(\.rawValue).joined(separator: ", ")).")
  var architecture = Architecture.composition
  @Option(help: "The address of a server with TMDB's API. Without one, the built-in sample catalogue is used.")
  var server: String?
  @Flag(help: "Print the milliseconds to start and to draw a frame of scrolling, then quit.") var measure = false

  func validate() throws {
    if let server, URL(string: server)?.host == nil { throw ValidationError("“\(server)” isn’t an address.") }
  }

  func run() throws {
    let command = self
    let code = try MainActor.assumeIsolated { try command.runOnMain() }
    if code != 0 { throw ExitCode(code) }
  }

  @MainActor private func runOnMain() throws -> Int32 {
    try MainLoop.attach()
    guard Display.open() else { throw ValidationError("There is no display.") }
    let dependencies = server.flatMap(URL.init(string:)).map(FeaturedDependencies.server) ?? .sample()
    let application = ArchitecturesApplication(architecture, dependencies)
    if measure { application.onOpen = { print(await Measurement(architecture: architecture, window: $0).run()) } }
    return application.run()
  }
}
