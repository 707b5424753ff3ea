import Containment
import GTK
import Localization
import ScreenFoundation
import Search
import TitleIdentity

/// The view of a row of search results. The first result of a section has a heading.
final class SearchItemView: Configurable {
  let widget: Widget
  private let heading = Label(wrapping: "", breaksWords: false, styles: "title-4")
  private let row: ImageWithFourLabelsView<SearchRow>
  private let all = Label(wrapping: "", breaksWords: false)
  private let allLine: Box

  init(images: any ImageProviding, badges: any TitleBadges) {
    row = ImageWithFourLabelsView(images: images, badges: badges)
    heading.setMargins(top: 12, bottom: 3, start: 12, end: 12)
    all.expandsHorizontally = true
    allLine = Box(.horizontal, spacing: 6, [all, Icon("go-next-symbolic")])
    allLine.setMargins(12)
    widget = Box(.vertical, [heading, row.widget, allLine])
  }

  func configure(with item: SearchItem) {
    switch item {
    case .result(let result, let text):
      heading.text = text ?? ""
      heading.isVisible = text != nil
      row.configure(with: result)
    case .all:
      heading.isVisible = false
      all.text = accessibleLabel(of: item)
    }
    row.widget.isVisible = !item.leadsToAll
    allLine.isVisible = item.leadsToAll
  }

  func prepareForReuse() { row.prepareForReuse() }

  func accessibleLabel(of item: SearchItem) -> String {
    switch item {
    case .result(let result, nil): row.accessibleLabel(of: result)
    case .result(let result, let heading?): "\(heading): \(row.accessibleLabel(of: result))"
    case .all(let scope, let total): Self.text(of: scope, total: total)
    }
  }

  private static func text(of scope: SearchScope, total: Int) -> String {
    switch scope {
    case .movies: tr(one: "All {count} Films", other: "All {count} Films", count: total)
    case .shows: tr(one: "All {count} Series", other: "All {count} Series", count: total)
    case .people: tr(one: "All {count} People", other: "All {count} People", count: total)
    default: tr("All {count} {scope}", ["count": "\(total)", "scope": scope.name])
    }
  }

  func accessibleDescription(of item: SearchItem) -> String? {
    if case .result(let result, _) = item { row.accessibleDescription(of: result) } else { nil }
  }
}

extension SearchItem {
  fileprivate var leadsToAll: Bool { if case .all = self { true } else { false } }
}
