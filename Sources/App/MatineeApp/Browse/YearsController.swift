import Containment
import GTK
import MatineeCore
import TMDB

/// A page for the first and the last year of a range; both are optional.
final class YearsController: ViewController {
  private let model: DiscoverModel
  private let first = Entry(name: "First Year")
  private let last = Entry(name: "Last Year")
  private let problem = EntryProblemLabel()
  private var binding: Binding?

  init(_ model: DiscoverModel) {
    self.model = model
    super.init(title: "Years")
  }

  override func loadView() {
    view = PreferencesPage([
      PreferencesGroup(
        title: "Years",
        [ActionRow(title: "First Year", control: first), ActionRow(title: "Last Year", control: last), problem.widget])
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for entry in [first, last] {
      entry.characters = 5
      entry.placeholder = FilterChoices.any
      entry.onSubmit { [weak self] in self?.commit() }
      entry.onFocusLeave { [weak self] in self?.commit() }
    }
    binding = Binding({ [model] in model.query.years }) { [weak self] in self?.show($0) }
  }

  override var preferredFocus: Widget { first }

  override func viewWillDisappear() {
    super.viewWillDisappear()
    commit()
  }

  /// Applies the entered years. An invalid year remains in its entry for correction.
  private func commit() {
    let invalidEntry = [first, last].first { !$0.text.allSatisfy(\.isWhitespace) && Self.year($0.text) == nil }
    let sentence = invalidEntry.map { entry in
      "“\(entry.text.prefix(20))” isn’t valid. Enter a year from \(yearRange.lowerBound) to \(yearRange.upperBound)."
    }
    problem.show(sentence, of: invalidEntry, among: [first, last])
    guard invalidEntry == nil else { return }
    let years = [Self.year(first.text), Self.year(last.text)]
    let known = years.compactMap(\.self).sorted()
    var query = model.query
    query.years = known.count == 2 ? Bounds(from: known[0], to: known[1]) : Bounds(from: years[0], to: years[1])
    model.search(for: query)
    show(query.years)
  }

  private func show(_ years: Bounds<Int>) {
    first.text = years.lower.map(String.init) ?? ""
    last.text = years.upper.map(String.init) ?? ""
  }

  private static func year(_ text: String) -> Int? {
    Int(text.filter { !$0.isWhitespace }).flatMap { yearRange.contains($0) ? $0 : nil }
  }
}

/// The valid years: from the first films to distant announcements.
private let yearRange = 1870...2100
