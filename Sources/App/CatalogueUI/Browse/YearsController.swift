import Catalogue
import Containment
import GTK
import Localization
import ScreenFoundation
import TMDB

/// A page for choosing a range of years: the first and the last one, both optional, or a decade.
package final class YearsController: ViewController {
  private let model: DiscoverModel
  private let onDone: () -> Void
  private let years = YearEntriesView([tr("First Year"), tr("Last Year")])
  private let decades: [(value: Bounds<Int>, row: ActionRow)]
  private var binding: Binding?
  private var shown: Bounds<Int>?

  /// - Parameter onDone: Called when the user has chosen.
  package init(_ model: DiscoverModel, onDone: @escaping () -> Void = {}) {
    self.model = model
    self.onDone = onDone
    decades = FilterChoices(model.query.kind, texts: model.texts).decades
      .map { ($0.value, ActionRow(title: $0.name, subtitle: "")) }
    super.init(title: tr("Years"))
  }

  package override func loadView() {
    for (value, row) in decades where value == model.query.years { row.markAsSelected() }
    view = PreferencesPage([
      PreferencesGroup(title: tr("Years"), years.widgets),
      PreferencesGroup(title: tr("Decades"), decades.map(\.row)),
    ])
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    years.onCommit = { [weak self] years in self?.choose { $0.limitYears(years.first ?? nil, years.last ?? nil) } }
    years.onDone = { [weak self] in self?.onDone() }
    for (value, row) in decades {
      row.onActivate { [weak self] in
        self?.choose { $0.years = value }
        self?.onDone()
      }
    }
    binding = Binding({ [model] in model.query.years }) { [weak self] years in
      // A change from here is already shown. Meanwhile, the user may type the other year.
      if years != self?.shown { self?.show(years) }
    }
  }

  package override var preferredFocus: Widget { years.first ?? view }

  package override func viewWillDisappear() {
    super.viewWillDisappear()
    years.commit()
  }

  private func choose(_ change: (inout TitleQuery) -> Void) {
    model.change(change)
    show(model.query.years)
  }

  private func show(_ range: Bounds<Int>) {
    shown = range
    years.show([range.lower, range.upper])
  }
}
