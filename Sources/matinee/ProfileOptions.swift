import ArgumentParser
import Library
import MatineeApp
import MatineeCore

/// Whose ratings, lists and history a command is about.
struct ProfileOptions: ParsableArguments {
  @Option(
    name: .customLong("profile"),
    help: ArgumentHelp("Whose it is, by name or id (default: who is watching in the app).", valueName: "name"))
  var name: String?

  /// - Throws: a sentence where nobody, or nobody in particular, is meant.
  func find(in library: Library, _ context: AppContext) async throws -> ProfileID {
    let profiles = try await library.profiles()
    if let name { return try ProfileName(name).find(among: profiles) }
    return profiles.contains { $0.id == context.settings.profile } ? context.settings.profile : .owner
  }
}
