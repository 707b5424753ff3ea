import Containment
import GTK
import Localization
import MatineeCore
import TMDB

/// A page for the first and the last year of a range; both are optional.
final class YearsController: ViewController {
  private let model: DiscoverModel
  private let years = YearEntriesView([tr("First Year"), tr("Last Year")])
  private var binding: Binding?

  init(_ model: DiscoverModel) {
    self.model = model
    super.init(title: tr("Years"))
  }

  override func loadView() { view = PreferencesPage([PreferencesGroup(title: tr("Years"), years.widgets)]) }

  override func viewDidLoad() {
    super.viewDidLoad()
    years.onCommit = { [weak self] in self?.choose($0) }
    binding = Binding({ [model] in model.query.years }) { [weak self] in self?.show($0) }
  }

  override var preferredFocus: Widget { years.first ?? view }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    years.commit()
  }

  private func choose(_ years: [Int?]) {
    guard let first = years.first, let last = years.last else { return }
    model.change { $0.limitYears(first, last) }
    show(model.query.years)
  }

  private func show(_ range: Bounds<Int>) { years.show([range.lower, range.upper]) }
}
