import Containment
import GTK
import Localization
import MatineeCore

/// The search field with a button for filters, and the active filters below it.
final class SearchFieldView {
  let widget: Widget
  let entry = SearchEntry(name: tr("Search"), placeholder: tr("Title or Name"))
  let filter = Button(icon: "view-more-symbolic", name: tr("Filter Results"))
  /// Called with the filter to remove.
  var onRemove: (SearchRequest.Filter) -> Void = { _ in }
  private let chips = FlowView(name: tr("Active Filters"))

  init() {
    entry.expandsHorizontally = true
    let row = Box(.horizontal, spacing: 6, [entry, filter])
    row.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    chips.widget.setMargins(top: 0, bottom: 6, start: 12, end: 12)
    widget = Box(.vertical, [row, chips.widget].map { Clamp($0, maximumWidth: 860, tightens: false) })
    chips.onSelect = { [weak self] pill in
      if let filter = SearchRequest.Filter(rawValue: pill.id) { self?.onRemove(filter) }
    }
  }

  /// Shows a request's filters. Its text is shown only if the entry is empty, because text typed since then is newer.
  func show(_ request: SearchRequest) {
    chips.pills = request.filters.map { Pill(id: $0.filter.rawValue, title: $0.text, isRemovable: true) }
    if entry.text.isEmpty, !request.text.isEmpty { entry.text = request.text }
  }
}
