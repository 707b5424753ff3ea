import Catalogue
import Containment
import GTK
import ScreenFoundation
import Tracking

/// The titles of a period that the user rated highest and lowest.
final class BestTitlesView {
  let widget: Widget
  /// Called with the title that the user selects.
  var onSelect: (RatedTitle) -> Void = { _ in }
  private let badges: any TitleBadges
  private let groups = LayoutBox(ColumnsLayout(minimumWidth: columnWidth, spacing: 24))
  private var shown: [BestTitles] = []

  init(badges: any TitleBadges) {
    self.badges = badges
    widget = groups
    widget.isVisible = false
  }

  func show(_ titles: [BestTitles]) {
    guard titles != shown else { return }
    shown = titles
    groups.childWidgets.forEach(groups.remove)
    for group in titles {
      groups.append(PreferencesGroup(title: group.name, group.titles.map(makeRow)))
    }
    widget.isVisible = !titles.isEmpty
  }

  private func makeRow(_ title: RatedTitle) -> ActionRow {
    let row = ActionRow(title: title.summary.title, subtitle: title.detail)
    row.shownItem = title
    row.showBadge(of: .title(title.summary), badges)
    row.onActivate { [weak self] in self?.onSelect(title) }
    return row
  }
}
