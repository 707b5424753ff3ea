import GTK
import Localization
import ScreenFoundation
import Tracking

/// The entries for a profile's names, description and groups, with an error message.
final class ProfileFieldRows {
  let widget: Widget
  let firstName = Entry(name: tr("First Name"))
  /// Called after each edit.
  var onEdit: () -> Void = {}
  /// Called when the user presses Enter.
  var onSubmit: () -> Void = {}
  private let lastName = Entry(name: tr("Last Name"))
  private let role = Entry(name: tr("About"))
  private let teams = Entry(name: tr("Groups"))
  private let problem = EntryProblemLabel()
  private var all: [Entry] { [firstName, lastName, role, teams] }

  init() {
    role.placeholder = tr("Loves old westerns")
    teams.placeholder = tr("Family, Film Club")
    let titles = [tr("First Name"), tr("Last Name"), tr("About"), tr("Groups")]
    let lines = zip(titles, [firstName, lastName, role, teams]).map { title, entry in
      Box(.vertical, spacing: 3, [Label(wrapping: title, styles: "caption-heading"), entry])
    }
    widget = Box(.vertical, spacing: 12, lines + [problem.widget])
    for entry in all {
      entry.onEdit { [weak self] in
        self?.show(problem: nil, at: nil)
        self?.onEdit()
      }
      entry.onSubmit { [weak self] in self?.onSubmit() }
    }
  }

  /// The entered fields, without a picture.
  var draft: ProfileDraft {
    var draft = ProfileDraft()
    (draft.firstName, draft.lastName) = (firstName.text, lastName.text)
    (draft.role, draft.teams) = (role.text, teams.text)
    return draft
  }

  func show(_ draft: ProfileDraft) {
    (firstName.text, lastName.text) = (draft.firstName, draft.lastName)
    (role.text, teams.text) = (draft.role, draft.teams)
  }

  /// Shows an error message and focuses the entry that caused it.
  func show(problem sentence: String?, at part: ProfileDraft.Problem.Part?) {
    let invalidEntry = part.map(entry)
    problem.show(sentence, of: invalidEntry, among: all)
    invalidEntry?.focus()
  }

  private func entry(_ part: ProfileDraft.Problem.Part) -> Entry {
    switch part {
    case .firstName: firstName
    case .lastName: lastName
    case .role: role
    case .teams: teams
    }
  }
}
