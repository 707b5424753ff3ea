import Catalogue
import Containment
import GTK
import Localization

/// Entries for optional years, with an error message for the first invalid one, which remains for correction.
package final class YearEntriesView {
  package static let any = tr("Any")
  /// The rows of the entries, and the error message.
  package let widgets: [Widget]
  /// Called with the years when the user has entered only valid ones.
  package var onCommit: ([Int?]) -> Void = { _ in }
  /// Called after ``onCommit`` if the user has pressed Enter.
  package var onDone: () -> Void = {}
  private let entries: [Entry]
  private let problem = EntryProblemLabel()

  /// - Parameter names: The names of the entries in header capitalization.
  package init(_ names: [String]) {
    entries = names.map { Entry(name: $0) }
    widgets = zip(names, entries).map { ActionRow(title: $0, control: $1) } + [problem.widget]
    for entry in entries {
      entry.widthInCharacters = 5
      entry.placeholder = Self.any
      entry.onSubmit { [weak self] in if self?.commit() == true { self?.onDone() } }
      entry.onFocusLeave { [weak self] in self?.commit() }
    }
  }

  /// The widget that takes the keyboard focus first.
  package var first: Widget? { entries.first }

  /// Whether years can be entered.
  var isSensitive = true {
    didSet { for entry in entries { entry.isSensitive = isSensitive } }
  }

  package func show(_ years: [Int?]) {
    for (entry, year) in zip(entries, years) { entry.text = year.map(String.init) ?? "" }
  }

  /// Returns whether all years are valid.
  @discardableResult
  package func commit() -> Bool {
    let years = entries.map { TypedYear($0.text) }
    let invalid = zip(entries, years).first { $1.problem != nil }
    problem.show(invalid?.1.problem, of: invalid?.0, among: entries)
    if invalid == nil { onCommit(years.map(\.year)) }
    return invalid == nil
  }
}
