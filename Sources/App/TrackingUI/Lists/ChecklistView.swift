import Containment
import GTK
import Localization

/// The part above a checklist's items: an entry for a new note, a search entry, and a message about missing matches.
final class ChecklistView {
  let widget: Widget
  let search = SearchEntry(name: tr("Search This List"), placeholder: tr("Search This List"))
  let note = Entry(name: tr("New Note"), limit: maximumNoteLength)
  /// Called when the user wants to add the note.
  var onAdd: () -> Void = {}
  private let status = Label(wrapping: "", styles: "dim-label")

  init() {
    note.placeholder = tr("Add a Note")
    note.expandsHorizontally = true
    search.expandsHorizontally = true
    status.setAccessibleRole(.status)
    status.setMargins(24)
    let button = Button(icon: "list-add-symbolic", name: tr("Add Note"))
    let lines = Box(.vertical, spacing: 6, [Box(.horizontal, spacing: 6, [note, button]), search])
    lines.setMargins(top: 12, bottom: 6, start: 12, end: 12)
    widget = Box(.vertical, [Clamp(lines, maximumWidth: PageMetrics.rowWidth, tightens: false), status])
    note.onSubmit { [weak self] in self?.onAdd() }
    button.onClick { [weak self] in self?.onAdd() }
    search.onStop { [weak search] in search?.text = "" }
  }

  /// Shows whether the search text matches no item.
  func show(hasNoMatches: Bool) {
    status.text = hasNoMatches ? tr("Nothing on this list matches your search.") : ""
    status.isVisible = hasNoMatches
  }
}
