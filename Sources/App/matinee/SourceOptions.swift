import ArgumentParser
import Localization

/// The source of titles, an option of the app and its commands.
struct SourceOptions: ParsableArguments {
  @Flag(help: ArgumentHelp(tr("Use the built-in sample catalogue, even if a TMDB key is set.")))
  var sample = false
}
