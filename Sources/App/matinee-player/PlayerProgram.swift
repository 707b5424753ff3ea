import Foundation
import GTK
import SystemIO
import WebTrailers

/// The player program, from its arguments to its exit code.
enum PlayerProgram {
  static let usage = "usage: matinee-player youtube|vimeo ID [NAME]"

  /// Runs the program.
  ///
  /// - Parameter arguments: The site, the ID and, optionally, the video's name.
  static func run(_ arguments: [String]) -> PlayerReport.Exit {
    guard (2...3).contains(arguments.count), let site = WebTrailer.Site(rawValue: arguments[0]),
      let trailer = WebTrailer(site, id: arguments[1])
    else { return leave(.misused, usage) }
    do {
      try MainLoop.attach()
      guard Display.open() else { return leave(.unavailable, "There is no display to open a window on.") }
      let application = Application(id: "io.github.matinee_app.Matinee.Player", joinsRunningInstance: false)
      let web = try WebKit()
      let name = arguments.count > 2 ? String(arguments[2].prefix(longestName)) : "Trailer"
      var player: PlayerWindow?
      application.onActivate {
        player = PlayerWindow(trailer, name: name, web: web, application: application)
        player?.present()
      }
      InputEnd.onEnd { application.quit() }
      _ = application.run()
      return player?.exit ?? .unavailable
    } catch let error as WebKitError {
      return leave(.unavailable, error.description)
    } catch {
      return leave(.unavailable, "\(error)")
    }
  }

  private static func leave(_ exit: PlayerReport.Exit, _ sentence: String) -> PlayerReport.Exit {
    StandardStreams.say(sentence, as: "matinee-player")
    return exit
  }
}

/// The maximum length of the title bar's text, in characters.
private let longestName = 200
