import ArgumentParser
import CommandReports
import Library
import Localization
import MatineeApp
import SystemIO
import Tracking

/// The `matinee lists` command, which prints the user's lists or the items of one list.
struct ListsCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists", abstract: tr("Print your lists, or the items on one of them."))

  @Argument(help: ArgumentHelp(tr("A list, such as watchlist (default: all lists).")))
  var name: String?

  @Flag(help: ArgumentHelp(tr("Print one JSON array of objects.")))
  var json = false

  @OptionGroup var profile: ProfileOptions

  /// Prints the lists and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let report = try await ListsReport(library, of: try await profile.find(in: library, context))
      guard let name else { return try StandardStreams.print(report, asJSON: json) }
      let found = report.lists(named: name)
      guard let list = found.first, found.count == 1 else {
        let shownName = TerminalText.line(name, limit: 120)
        StandardStreams.printError(
          found.isEmpty
            ? tr("You don’t have a list named “{list}”. To see your lists, run “matinee lists”.", ["list": shownName])
            : tr(
              one: "{count} list is named “{list}”. Use its ID: {ids}.",
              other: "{count} lists are named “{list}”. Use the ID of one: {ids}.", count: found.count,
              ["list": shownName, "ids": found.map(\.id.rawValue).joined(separator: ", ")]))
        return 1
      }
      let items = try await ListItemsReport(library, list: list.id)
      if items.items.isEmpty, !json {
        StandardStreams.printError(
          tr("There’s nothing on “{list}”.", ["list": TerminalText.line(list.shownName, limit: 120)]))
      }
      return try StandardStreams.print(items, asJSON: json)
    }
  }
}
