import AppFoundation
import Containment
import GTK
import Library
import Localization
import Tracking

/// The window with all plays of a title. The user can add plays, change their dates, or remove them.
///
/// Keyboard: Enter changes a row's date, Delete removes the row.
final class PlaysWindow {
  private let plays: TitlePlays
  private let title: TitleReference
  private let dialogs: PlayDialogs
  private let window: Window
  private let container = Bin()
  private let add = Button(label: tr("Add…"))
  private var shown: [Play]?
  private var rows: [ActionRow] = []
  private var binding: Binding?

  @discardableResult
  static func present(
    _ plays: TitlePlays, of title: TitleReference, over parent: Window?, _ dialogs: PlayDialogs
  ) -> Window {
    let window = PlaysWindow(plays, of: title, over: parent, dialogs)
    window.window.present()
    window.focusRow(at: 0)
    return window.window
  }

  private init(_ plays: TitlePlays, of title: TitleReference, over parent: Window?, _ dialogs: PlayDialogs) {
    self.plays = plays
    self.title = title
    self.dialogs = dialogs
    window = Window(title: tr("Watched"), height: 480, over: parent)
    let header = HeaderBar()
    header.setTitleWidget(WindowTitle(tr("Watched"), subtitle: title.name))
    add.addStyle("pill")
    add.horizontalAlignment = .center
    add.setMargins(top: 6, bottom: 18)
    add.onClick { [weak window] in dialogs.add(title, over: window) }
    container.expandsVertically = true
    window.setContent(Box(.vertical, [header, container, add]))
    binding = Binding({ [plays] in plays.latest }) { [weak self] in self?.show($0) }
    window.retainOwner(self)
  }
}

extension PlaysWindow {
  private func show(_ plays: [Play]) {
    guard plays != shown else { return }
    let focused = rows.firstIndex { $0.containsFocus }
    shown = plays
    rows = plays.map(makeRow)
    let title =
      plays.isEmpty
      ? tr("Not Watched Yet")
      : tr(
        one: "{count} Viewing", other: "{count} Viewings", count: plays.count,
        ["count": dialogs.texts.count(plays.count)])
    container.child = PreferencesPage([PreferencesGroup(title: title, rows)])
    if let focused { focusRow(at: focused) }
  }

  /// Focuses the row at a position, or the last one, or the Add button if there are no rows.
  private func focusRow(at index: Int) {
    if rows.isEmpty { add.focus() } else { rows[min(index, rows.count - 1)].focus() }
  }

  private func makeRow(of play: Play) -> ActionRow {
    let name = dialogs.texts.when(play.date) ?? tr("Date Unknown")
    let details = [PlayText.part(play.part), dialogs.texts.clock(play.date)].compactMap(\.self)
    let row = ActionRow(title: name, subtitle: details.joined(separator: " · "))
    let viewing = ([name] + details).joined(separator: " ")
    // Translators: {viewing} is a date, followed by the episode and the time if they are known.
    let removal = Button(icon: "user-trash-symbolic", name: tr("Remove {viewing}", ["viewing": viewing]))
    removal.addStyle("flat")
    removal.onClick { [dialogs] in dialogs.remove(play) }
    let change = Button(
      icon: "document-edit-symbolic", name: tr("Change the Date of {viewing}", ["viewing": viewing]))
    change.addStyle("flat")
    change.onClick { [weak self] in self?.changeDate(of: play) }
    row.addSuffix(change)
    row.addSuffix(removal)
    row.onActivate { [weak self] in self?.changeDate(of: play) }
    row.addShortcut("Delete", isLocal: true) { [dialogs] in
      dialogs.remove(play)
      return true
    }
    return row
  }

  private func changeDate(of play: Play) { dialogs.changeDate(of: play, over: window) }
}
