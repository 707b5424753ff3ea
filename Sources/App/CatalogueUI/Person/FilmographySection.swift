import Catalogue
import Containment
import GTK
import ScreenFoundation

/// A person's filmography, grouped by role and sorted by year. Each row opens the title's page.
enum FilmographySection {
  static func make(
    badges: any TitleBadges, onSelect: @escaping (FilmographyEntry) -> Void
  ) -> ComposedSection<PersonPage, [FilmographyGroup]> {
    ComposedSection(spacing: 18, bottom: 24, items: \.filmography) { groups in
      groups.map { group in
        PreferencesGroup(title: group.title, group.entries.prefix(batchSize).map { makeRow(of: $0, badges, onSelect) })
      }
    }
  }

  private static func makeRow(
    of entry: FilmographyEntry, _ badges: any TitleBadges, _ onSelect: @escaping (FilmographyEntry) -> Void
  ) -> Widget {
    let row = ActionRow(title: entry.title, subtitle: entry.detail)
    row.shownItem = entry
    row.showBadge(of: .title(entry.summary), badges)
    row.onActivate { onSelect(entry) }
    return row
  }
}

extension FilmographyEntry {
  /// The year, the role and the number of episodes in one line.
  fileprivate var detail: String { [year, role, episodes].filter { !$0.isEmpty }.joined(separator: " · ") }
}

/// The maximum number of rows in a group. Each row is a live widget, and few people have more credits.
private let batchSize = 200
