import Foundation
import GTK
import Localization
import SystemIO
import WebTrailers

/// The player program, which plays one YouTube or Vimeo video in a window. A separate process keeps WebKit's memory and
/// crashes out of the app.
public enum PlayerProgram {
  /// Whether the process was launched by the player's name, with a link to another program.
  public nonisolated static var isRequested: Bool {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) == PlayerReport.program
  }

  /// Runs the program and exits.
  public nonisolated static func main() -> Never {
    StandardStreams.prepare()
    LocaleEnvironment.sanitize()
    RendererEnvironment.prepare()
    SettingsEnvironment.prepare()
    MessageCatalog.load()
    exit(MainActor.assumeIsolated { run(Array(CommandLine.arguments.dropFirst())) }.rawValue)
  }

  static let usage = tr("usage: matinee-player youtube|vimeo ID [NAME]")

  /// Runs the program.
  ///
  /// - Parameter arguments: The site, the ID and, optionally, the video's name.
  static func run(_ arguments: [String]) -> PlayerReport.Exit {
    guard (2...3).contains(arguments.count), let site = WebTrailer.Site(rawValue: arguments[0]),
      let trailer = WebTrailer(site, id: arguments[1])
    else { return fail(.misused, usage) }
    do {
      try MainLoop.attach()
      guard Display.open() else {
        return fail(.unavailable, tr("No display is available, so the player can’t open a window."))
      }
      let application = Application(id: "io.github.matinee_app.Matinee.Player", joinsRunningInstance: false)
      let web = try WebKit()
      let name = arguments.count > 2 ? String(arguments[2].prefix(maximumNameLength)) : tr("Trailer")
      var player: PlayerWindow?
      application.onActivate {
        player = PlayerWindow(trailer, name: name, web: web, application: application)
        player?.present()
      }
      StandardInput.onEnd { application.quit() }
      _ = application.run()
      return player?.exit ?? .unavailable
    } catch let error as WebKitError {
      return fail(.unavailable, error.description)
    } catch {
      return fail(.unavailable, "\(error)")
    }
  }

  /// Prints an error message and returns the exit code.
  private static func fail(_ exit: PlayerReport.Exit, _ message: String) -> PlayerReport.Exit {
    StandardStreams.printError(message, as: PlayerReport.program)
    return exit
  }
}

/// The maximum length of the title bar's text, in characters.
private let maximumNameLength = 200
