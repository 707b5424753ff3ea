import AppFoundation
import ArgumentParser
import Catalogue
import CommandReports
import Foundation
import Library
import Localization
import MatineeApp
import Planning
import SystemIO
import TMDB
import Tracking

/// The `matinee tonight` command, which proposes what to watch, alone or with other profiles.
struct TonightCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "tonight", abstract: tr("Propose three titles for tonight."),
    discussion: tr(
      """
      Proposes films on watchlists, and next episodes of series that you’re watching, with the reasons. With --with, \
      those that several profiles want come first, and none has seen any of them.
      """))

  @Option(help: ArgumentHelp(tr("The time in minutes, such as 95."), valueName: tr("minutes")))
  var minutes: Int?

  @Option(
    name: .customLong("with"), parsing: .singleValue,
    help: ArgumentHelp(tr("Another profile that watches, by name or ID. Can be repeated."), valueName: tr("name")))
  var others: [String] = []

  @Option(
    name: .customLong("genre"), parsing: .singleValue,
    help: ArgumentHelp(tr("A genre, such as Comedy. Can be repeated; one of them is enough."), valueName: tr("genre")))
  var genres: [String] = []

  @Flag(help: ArgumentHelp(tr("Only films.")))
  var films = false

  @Flag(help: ArgumentHelp(tr("Only episodes.")))
  var episodes = false

  @Flag(help: ArgumentHelp(tr("Only titles on your services.")))
  var myServices = false

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var profile: ProfileOptions
  @OptionGroup var source: SourceOptions

  func validate() throws {
    if let minutes, minutes < 1 { throw ValidationError(tr("Specify a time of at least one minute.")) }
    if films, episodes { throw ValidationError(tr("Specify either --films or --episodes.")) }
  }

  /// Prints the proposals and returns the exit code.
  func execute() async -> Int32 {
    await CommandContext.run(source) { context in
      await LibraryContext.run(context) { context, library in
        let known = try await library.profiles()
        var profiles = [try await profile.find(in: library, context)]
        for name in others {
          let other = try ProfileName(name).find(among: known)
          if !profiles.contains(other) { profiles.append(other) }
        }
        let catalogue = context.catalogue(usesSample: source.sample)
        guard let today = catalogue.format.today else {
          StandardStreams.printError(tr("Matinee can’t read today’s date. Set the clock."))
          return 1
        }
        let titles = try await TonightReader(library, catalogue).titles(of: profiles, on: today)
        let plan = TonightPlan(titles, wishes(of: profiles, context.settings.myServices))
        if plan.proposals.isEmpty, !json {
          StandardStreams.printError(
            tr("Nothing fits. Add films to your watchlist with “matinee watchlist add”, or allow more time."))
        }
        let names = Dictionary(
          profiles.map { id in (id, known.first { $0.id == id }?.fields.name ?? id.rawValue) }
        ) { first, _ in first }
        let report = TonightReport(plan, names: names, texts: catalogue.format.texts, now: Date())
        return try StandardStreams.print(report, asJSON: json)
      }
    }
  }

  private func wishes(of profiles: [ProfileID], _ services: Set<WatchProvider.ID>) -> TonightWishes {
    var wishes = TonightWishes(profiles, minutes: minutes)
    wishes.genres = genres
    wishes.services = myServices ? services : nil
    wishes.kind = films ? .films : episodes ? .episodes : nil
    return wishes
  }
}
