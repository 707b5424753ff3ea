import ArgumentParser

/// Whose data are shown; an option of the app and of its commands alike.
struct SourceOptions: ParsableArguments {
  @Flag(help: "Use the built-in sample catalogue, even where a TMDB key is set.")
  var sample = false
}
