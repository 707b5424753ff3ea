import ArgumentParser
import MatineeCore
import TitleIndex

/// The `matinee index` command, for the offline search index.
struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index", abstract: "Make all of TMDB's titles searchable without a network.",
    subcommands: [IndexUpdateCommand.self, IndexStatusCommand.self])
}

/// A list of kinds of titles as an argument: `films,series`.
struct KindList: ExpressibleByArgument {
  var kinds: Set<TitleKind>

  static let all = KindList(kinds: Set(TitleKind.allCases))

  init(kinds: Set<TitleKind>) { self.kinds = kinds }

  init?(argument: String) {
    var kinds: Set<TitleKind> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = TitleKind.allCases.first(where: { $0.plural == name }) else { return nil }
      kinds.insert(kind)
    }
    self.kinds = kinds
  }

  var defaultValueDescription: String { kinds.sorted().map(\.plural).joined(separator: ",") }
}
