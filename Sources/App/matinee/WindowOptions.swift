import ArgumentParser
import Foundation
import GTK
import Localization
import MatineeApp
import ScreenFoundation
import SystemIO
import TitleIdentity

/// The options of the window.
struct WindowOptions: ParsableArguments {
  @Option(help: ArgumentHelp(tr("Save a screenshot as a PNG file and quit."), valueName: tr("file")))
  var screenshot: String?

  @Option(
    help: ArgumentHelp(
      tr("The screen to open. An unknown name prints all screens."),
      // Translators: The value of an option in the help, as in “--screen <id>”.
      valueName: tr("id")))
  var screen: String?

  @Option(help: ArgumentHelp(tr("The size of the screenshot in pixels (default: 900x720)."), valueName: "WxH"))
  var size: String?

  // Translators: “light” and “dark” are values of an option. Don’t translate them.
  @Option(help: ArgumentHelp(tr("light or dark (default: the desktop’s setting).")))
  var scheme: ColorScheme?

  @Option(name: .customLong("text-scale"), help: ArgumentHelp(tr("The text scale, 0.5 to 4.")))
  var textScale: Double?

  // Translators: “window” and “content” are values of an option. Don’t translate them.
  @Option(help: ArgumentHelp(tr("Quit after the first frame of the window, or of its content.")))
  var exitAfter: LaunchMoment?

  func launchOptions() throws -> LaunchOptions {
    var options = LaunchOptions()
    options.scheme = scheme
    options.textScale = textScale
    if let screen { options.go(to: try destination(screen)) }
    if let screenshot {
      let size = try parsedSize()
      options.purpose = .screenshot(file: URL(argument: screenshot).path, width: size.width, height: size.height)
    } else if let exitAfter {
      options.purpose = exitAfter == .window ? .exitAfterWindow : .exitAfterContent
    }
    return options
  }

  func validate() throws {
    if let textScale, !(0.5...4).contains(textScale) {
      throw ValidationError(tr("--text-scale takes a number from 0.5 to 4."))
    }
    _ = try parsedSize()
    if let screen { _ = try destination(screen) }
  }

  private func destination(_ id: String) throws -> any Destination {
    if let destination = Destinations.destination(at: id) { return destination }
    throw ValidationError(
      tr(
        "There’s no screen “{screen}”. The screens are: {screens}.",
        ["screen": id, "screens": Destinations.forms.joined(separator: ", ")]))
  }

  private func parsedSize() throws -> (width: Int, height: Int) {
    guard let size else { return (900, 720) }
    let numbers = size.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (360...8000).contains(width),
      (294...8000).contains(height)
    else {
      throw ValidationError(tr("--size takes a width from 360 and a height from 294, up to 8000, such as 360x640."))
    }
    return (width, height)
  }
}

extension ColorScheme: ExpressibleByArgument {}

/// A moment of the launch.
enum LaunchMoment: String, ExpressibleByArgument, CaseIterable { case window, content }
