import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The window for adding a title to lists and removing it from them. Changes apply immediately.
package final class ListChoiceWindow {
  private let model: ListChoiceModel
  private let window: Window
  private let container = Bin()
  private let status = Label(wrapping: "", styles: "dim-label")
  private var checks: [ListID: CheckButton] = [:]
  private var binding: Binding?

  @discardableResult
  package static func present(_ model: ListChoiceModel, over parent: Window?) -> Window {
    let choice = ListChoiceWindow(model, over: parent)
    choice.window.present()
    choice.load()
    return choice.window
  }

  private init(_ model: ListChoiceModel, over parent: Window?) {
    self.model = model
    window = Window(title: tr("Add to List"), width: 400, height: 480, over: parent)
    let header = HeaderBar()
    header.setTitleWidget(WindowTitle(tr("Add to List"), subtitle: model.title.name))
    container.expandsVertically = true
    status.setAccessibleRole(.status)
    status.setMargins(24)
    status.isVisible = false
    window.setContent(Box(.vertical, [header, status, container]))
    window.retainOwner(self)
  }

  private func load() {
    Task { [weak self, model] in
      do throws(LibraryError) {
        try await model.load()
        self?.update()
      } catch {
        self?.status.text = error.sentence
        self?.status.isVisible = true
      }
    }
  }

  private func update() {
    binding = Binding({ [model] in (model.lists ?? [], model.chosen ?? []) }) { [weak self] in self?.show($0, $1) }
    checks[.watchlist(of: model.profile)]?.focus()
  }

  private func show(_ lists: [UserList], _ chosen: Set<ListID>) {
    if Set(checks.keys) != Set(lists.map(\.id)) { makeRows(lists) }
    for (id, check) in checks where check.isActive != chosen.contains(id) { check.isActive = chosen.contains(id) }
  }

  private func makeRows(_ lists: [UserList]) {
    let hadFocus = container.containsFocus
    checks = [:]
    let rows = lists.map { list in
      let check = CheckButton()
      checks[list.id] = check
      check.isActive = model.chosen?.contains(list.id) == true
      check.onToggle { [weak self, weak check] in
        if let self, let check { put(on: list, check.isActive) }
      }
      return ActionRow(title: list.shownName, control: check, isBefore: true, isActivatable: true)
    }
    let making = Button(pill: tr("New List…"))
    making.onClick { [weak self] in self?.createList() }
    container.child = PreferencesPage([
      PreferencesGroup(title: tr("Lists"), rows), PreferencesGroup(title: "", [making]),
    ])
    if hadFocus { making.focus() }
  }

  private func put(on list: UserList, _ isOn: Bool) {
    guard model.chosen?.contains(list.id) != isOn else { return }
    Task { [model] in await model.put(on: list, isOn) }
  }

  private func createList() {
    ListWindow.present(over: window) { [model] in await model.make($0, about: $1) }
  }
}
