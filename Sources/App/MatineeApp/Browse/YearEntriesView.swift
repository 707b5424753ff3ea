import Catalogue
import Containment
import GTK

/// Entries for optional years, with an error message for the first invalid one, which remains for correction.
final class YearEntriesView {
  /// The rows of the entries, and the error message.
  let widgets: [Widget]
  /// Called with the years when the user has entered only valid ones.
  var onCommit: ([Int?]) -> Void = { _ in }
  /// Called after ``onCommit`` if the user has pressed Enter.
  var onDone: () -> Void = {}
  private let entries: [Entry]
  private let problem = EntryProblemLabel()

  /// - Parameter names: The names of the entries in header capitalization.
  init(_ names: [String]) {
    entries = names.map { Entry(name: $0) }
    widgets = zip(names, entries).map { ActionRow(title: $0, control: $1) } + [problem.widget]
    for entry in entries {
      entry.widthInCharacters = 5
      entry.placeholder = FilterChoices.any
      entry.onSubmit { [weak self] in if self?.commit() == true { self?.onDone() } }
      entry.onFocusLeave { [weak self] in self?.commit() }
    }
  }

  /// The widget that takes the keyboard focus first.
  var first: Widget? { entries.first }

  /// Whether years can be entered.
  var isSensitive = true {
    didSet { for entry in entries { entry.isSensitive = isSensitive } }
  }

  func show(_ years: [Int?]) {
    for (entry, year) in zip(entries, years) { entry.text = year.map(String.init) ?? "" }
  }

  /// Returns whether all years are valid.
  @discardableResult
  func commit() -> Bool {
    let years = entries.map { TypedYear($0.text) }
    let invalid = zip(entries, years).first { $1.problem != nil }
    problem.show(invalid?.1.problem, of: invalid?.0, among: entries)
    if invalid == nil { onCommit(years.map(\.year)) }
    return invalid == nil
  }
}
