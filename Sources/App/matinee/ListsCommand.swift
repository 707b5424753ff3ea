import ArgumentParser
import Library
import MatineeApp
import MatineeCore
import SystemIO

/// The `matinee lists` command, which prints the user's lists or the items of one list.
struct ListsCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists", abstract: "Print your lists, or the items on one of them.")

  @Argument(help: "A list, such as watchlist (default: all lists).")
  var name: String?

  @Flag(help: "Print one JSON array of objects.")
  var json = false

  @OptionGroup var profile: ProfileOptions

  /// Prints the lists and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      let report = try await ListsReport(library, of: try await profile.find(in: library, context))
      guard let name else { return try StandardStreams.print(report, asJSON: json) }
      let found = report.lists(named: name)
      guard let list = found.first, found.count == 1 else {
        StandardStreams.printError(
          found.isEmpty
            ? "You don’t have a list named “\(TerminalText.line(name, limit: 120))”. To see your lists, run “matinee lists”."
            : "\(found.count) lists are named “\(TerminalText.line(name, limit: 120))”. Use the ID of one: \(ids(of: found))."
        )
        return 1
      }
      let items = try await ListItemsReport(library, list: list.id)
      if items.items.isEmpty, !json {
        StandardStreams.printError("There’s nothing on “\(TerminalText.line(list.shownName, limit: 120))”.")
      }
      return try StandardStreams.print(items, asJSON: json)
    }
  }

  private func ids(of lists: [UserList]) -> String { lists.map(\.id.rawValue).joined(separator: ", ") }
}
