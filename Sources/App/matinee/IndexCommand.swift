import ArgumentParser
import Localization
import TitleIdentity
import TitleIndex

/// The `matinee index` command, for the offline search index.
struct IndexCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index", abstract: tr("Manage the title index, which makes all of TMDB’s titles searchable offline."),
    subcommands: [IndexUpdateCommand.self, IndexStatusCommand.self])
}

/// A list of kinds of titles as an argument: `films,series`.
struct KindList: ExpressibleByArgument {
  var kinds: Set<MediaKind>

  static let all = KindList(kinds: Set(MediaKind.allCases))

  init(kinds: Set<MediaKind>) { self.kinds = kinds }

  init?(argument: String) {
    var kinds: Set<MediaKind> = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = MediaKind.allCases.first(where: { $0.plural == name }) else { return nil }
      kinds.insert(kind)
    }
    self.kinds = kinds
  }

  var defaultValueDescription: String { kinds.sorted().map(\.plural).joined(separator: ",") }
}
