import Containment
import GTK
import MatineeCore

/// What a person did, by role and year; each title leads to its page.
final class FilmographySection: ViewController, PageSection {
  private let groups = Box(.vertical, spacing: 18)
  private let open: Open
  private var shown: [FilmographyGroup] = []

  init(open: @escaping Open) {
    self.open = open
    super.init()
  }

  override func loadView() {
    groups.setMargins(top: 12, bottom: 24, start: 12, end: 12)
    view = groups
  }

  func show(_ page: PersonPage) {
    view.isVisible = !page.filmography.isEmpty
    guard page.filmography != shown else { return }
    shown = page.filmography
    groups.childWidgets.forEach(groups.remove)
    for group in page.filmography {
      groups.append(PreferencesGroup(title: group.title, group.entries.prefix(mostAtOnce).map(makeRow)))
    }
  }

  private func makeRow(of entry: FilmographyEntry) -> Widget {
    let row = ActionRow(title: entry.title, subtitle: entry.detail)
    row.shownItem = entry
    row.onActivate { [open] in open(entry.destination, entry.known) }
    return row
  }
}

extension FilmographyEntry {
  /// Year, role and number of episodes in one line.
  fileprivate var detail: String { [year, role, episodes].filter { !$0.isEmpty }.joined(separator: " · ") }
}

/// Rows are widgets that all exist: those who have made more are few.
private let mostAtOnce = 200
