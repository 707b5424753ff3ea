import Catalogue
import Downloads
import GTK
import Localization
import TitleIdentity

/// The list of downloads in the preferences, each with a button that removes it.
package final class DownloadRows {
  package let group = PreferencesGroup(title: tr("Available Offline"), [])
  private let downloadManager: DownloadManager
  private let text: DownloadText
  private var rows: [(id: DownloadedItem.ID, row: ActionRow, button: Button)] = []
  private var binding: Binding?

  package init(_ downloadManager: DownloadManager, text: DownloadText) {
    self.downloadManager = downloadManager
    self.text = text
    binding = Binding({ [downloadManager] in downloadManager.items.map { ($0, downloadManager.state(of: $0.id)) } }) {
      [weak self] in
      self?.show($0)
    }
  }

  private func show(_ items: [(item: DownloadedItem, state: DownloadManager.State?)]) {
    group.isVisible = !items.isEmpty
    for (item, state) in items {
      let (_, row, button) = rows.first { $0.id == item.id } ?? add(item)
      row.subtitle = text.line(item, state)
      button.accessibleDescription = row.subtitle
    }
    for (id, row, _) in rows { row.isVisible = items.contains { $0.item.id == id } }
  }

  private func add(_ item: DownloadedItem) -> (id: DownloadedItem.ID, row: ActionRow, button: Button) {
    let button = Button(icon: "user-trash-symbolic", name: tr("Remove “{title}”", ["title": item.name]))
    button.addStyle("flat")
    button.onClick { [weak self] in self?.remove(item.id) }
    let row = ActionRow(title: item.name, control: button)
    group.add(row)
    rows.append((item.id, row, button))
    return (item.id, row, button)
  }

  /// Removes a download and moves the focus to the next one.
  private func remove(_ id: DownloadedItem.ID) {
    let shown = rows.filter { $0.row.isVisible }
    if let index = shown.firstIndex(where: { $0.id == id }) {
      let neighbor = shown.dropFirst(index + 1).first ?? shown[..<index].last
      _ = neighbor?.button.focus()
    }
    downloadManager.remove(id)
  }
}
