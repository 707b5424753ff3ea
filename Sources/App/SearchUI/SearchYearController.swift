import Containment
import GTK
import Localization
import ScreenFoundation
import Search

/// A page for entering the year of the results.
package final class SearchYearController: ViewController {
  /// Called when the user has pressed Enter.
  var onDone: () -> Void = {}
  private let model: SearchModel
  private let years = YearEntriesView([tr("Year")])

  package init(_ model: SearchModel) {
    self.model = model
    super.init(title: tr("Year"))
  }

  package override func loadView() { view = PreferencesPage([PreferencesGroup(title: title ?? "", years.widgets)]) }

  package override func viewDidLoad() {
    super.viewDidLoad()
    years.show([model.request.year])
    years.onCommit = { [model] years in years.first.map { model.choose(year: $0) } }
    years.onDone = { [weak self] in self?.onDone() }
  }

  package override var preferredFocus: Widget { years.first ?? view }

  package override func viewWillDisappear() {
    super.viewWillDisappear()
    years.commit()
  }
}
