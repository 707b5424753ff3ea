import Containment
import GTK
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The search field and the filters of the history, and a sentence about an empty result.
final class HistoryBar {
  /// The search field and the filters.
  var widget: Widget { chips.widget }
  /// The sentence about an empty result, which is as wide as the list.
  let message: Widget
  private let chips: ChipRow
  private let model: HistoryModel
  private let search = SearchEntry(name: tr("Search History"), placeholder: tr("Search History"))
  private let dates: ChoiceChip
  private let kinds: [(kind: TitleID.Kind, button: ToggleButton)]
  private let details: [RemovableChip]
  private let remark = Label(wrapping: tr("No entry matches."), breaksWords: false, styles: "dim-label")
  private var binding: Binding?
  private var isUpdating = false

  init(_ model: HistoryModel) {
    self.model = model
    dates = ChoiceChip(name: tr("Year")) { [model] in model.filter.dates = nil }
    kinds = [(.movie, ToggleButton(toggle: tr("Films"))), (.show, ToggleButton(toggle: tr("Series")))]
    kinds.forEach { $0.button.addStyle("chip") }
    details = [
      RemovableChip { [model] in model.filter.genre = nil }, RemovableChip { [model] in model.filter.decade = nil },
      RemovableChip { [model] in model.filter.country = nil },
    ]
    search.setMinimumSize(width: 200)
    chips = ChipRow([search, dates.widget] + kinds.map(\.button) + details.map(\.button), topMargin: 6)
    remark.setMargins(top: 12, bottom: 12, start: 12, end: 12)
    remark.isVisible = false
    message = Clamp(remark, maximumWidth: PageMetrics.rowWidth, tightens: false)
    search.onEdit { [weak self] in if let self, !isUpdating { model.filter.text = search.text } }
    for (kind, button) in kinds {
      button.onToggle { [weak self, weak button] in
        if let self, let button, !isUpdating { model.filter.kind = button.isActive ? kind : nil }
      }
    }
    binding = Binding({ [model] in (model.filter, model.years, model.genreName) }) { [weak self] _ in self?.update() }
  }

  /// Shows the model's filter.
  private func update() {
    isUpdating = true
    defer { isUpdating = false }
    let filter = model.filter
    if search.text != filter.text { search.text = filter.text }
    dates.show(model.datesText ?? tr("Any Year"), isRemovable: filter.dates != nil)
    dates.setItems(
      model.years.map { year in
        MenuItem("\(year)", name: "year-\(year)", isOn: filter.dates == .year(year)) { [model] in
          model.filter.dates = .year(year)
        }
      })
    for (kind, button) in kinds { button.isActive = filter.kind == kind }
    for (chip, text) in zip(details, [model.genreText, model.decadeText, model.countryText]) { chip.show(text) }
  }

  func show(isEmpty: Bool) { remark.isVisible = isEmpty }
}

/// A chip for a filter that the page was opened with. It disappears when the user removes the filter.
final class RemovableChip {
  let button = Button(label: "")
  private let content = Label()

  /// - Parameter onRemove: Called when the user removes the filter.
  init(onRemove: @escaping () -> Void) {
    button.addStyle("chip", "chosen")
    button.child = Box(.horizontal, spacing: 6, [content, Icon("window-close-symbolic")])
    button.onClick(onRemove)
    button.isVisible = false
  }

  /// Shows a text; `nil` hides the chip.
  func show(_ text: String?) {
    button.isVisible = text != nil
    guard let text else { return }
    content.text = text
    button.accessibleLabel = tr("Remove {title}", ["title": text])
  }
}
