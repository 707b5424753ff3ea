import GTK
import MatineeCore

/// The list of downloads in the preferences, each with a button that removes it.
final class DownloadRows {
  let group = PreferencesGroup(title: "Kept Offline", [])
  private let keeper: DownloadManager
  private let words: DownloadText
  private var rows: [(id: DownloadedItem.ID, row: ActionRow, button: Button)] = []
  private var binding: Binding?

  init(_ keeper: DownloadManager, words: DownloadText) {
    self.keeper = keeper
    self.words = words
    binding = Binding({ [keeper] in keeper.places.map { ($0, keeper.state(of: $0.id)) } }) { [weak self] in
      self?.show($0)
    }
  }

  private func show(_ places: [(place: DownloadedItem, state: DownloadManager.State?)]) {
    group.isVisible = !places.isEmpty
    for (place, state) in places {
      let (_, row, button) = rows.first { $0.id == place.id } ?? add(place)
      row.subtitle = words.line(place, state)
      button.accessibleDescription = row.subtitle
    }
    for (id, row, _) in rows { row.isVisible = places.contains { $0.place.id == id } }
  }

  private func add(_ place: DownloadedItem) -> (id: DownloadedItem.ID, row: ActionRow, button: Button) {
    let button = Button(icon: "user-trash-symbolic", name: "Remove “\(place.name)”")
    button.addStyle("flat")
    button.onClick { [weak self] in self?.remove(place.id) }
    let row = ActionRow(title: place.name, control: button)
    group.add(row)
    rows.append((place.id, row, button))
    return (place.id, row, button)
  }

  /// Removes a download and moves the focus to the next one.
  private func remove(_ id: DownloadedItem.ID) {
    let shown = rows.filter { $0.row.isVisible }
    if let index = shown.firstIndex(where: { $0.id == id }) {
      let neighbour = shown.dropFirst(index + 1).first ?? shown[..<index].last
      _ = neighbour?.button.focus()
    }
    keeper.remove(id)
  }
}
