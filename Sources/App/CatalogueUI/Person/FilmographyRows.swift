import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation

/// The rows of a filmography by department, or a message if the filters hide all of them.
enum FilmographyRows {
  static func make(
    _ content: FilmographyModel.Content, _ badges: any TitleBadges, _ onSelect: @escaping (FilmographyEntry) -> Void
  ) -> [Widget] {
    if content.groups.isEmpty {
      return [Label(wrapping: tr("No titles match all of your filters."), breaksWords: false, styles: "dim-label")]
    }
    return content.groups.map { group in
      PreferencesGroup(
        title: group.title,
        group.entries.prefix(batchSize).map { makeRow(of: $0, content.isByRating, badges, onSelect) })
    }
  }

  private static func makeRow(
    of entry: FilmographyEntry, _ isByRating: Bool, _ badges: any TitleBadges,
    _ onSelect: @escaping (FilmographyEntry) -> Void
  ) -> Widget {
    let row = ActionRow(title: entry.title, subtitle: entry.detail(isByRating))
    row.shownItem = entry
    row.showBadge(of: .title(entry.summary), badges)
    row.onActivate { onSelect(entry) }
    return row
  }
}

extension FilmographyEntry {
  /// The year, the average if the entries are sorted by it, the role and the number of episodes in one line.
  fileprivate func detail(_ isByRating: Bool) -> String {
    [year, isByRating && votes > 0 ? summary.rating.value : "", role, episodes].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}

/// The maximum number of rows in a group. Each row is a live widget, and few people have more credits.
private let batchSize = 200
