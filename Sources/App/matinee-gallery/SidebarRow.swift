import Containment
import GTK

/// A row of the gallery's list: a section's name or an entry.
@MainActor enum SidebarRow: Identifiable, Equatable {
  case kind(String)
  case entry(GalleryEntry)

  nonisolated var id: String {
    switch self {
    case .kind(let name): name
    case .entry(let entry): entry.id
    }
  }

  static func rows(of entries: [GalleryEntry]) -> [SidebarRow] {
    var rows: [SidebarRow] = []
    for entry in entries {
      if !rows.contains(.kind(entry.kind)) { rows.append(.kind(entry.kind)) }
      rows.append(.entry(entry))
    }
    return rows
  }

  nonisolated static func == (lhs: SidebarRow, rhs: SidebarRow) -> Bool { lhs.id == rhs.id }
}

/// The view of a sidebar row: a single label.
@MainActor final class SidebarRowView: Configurable {
  let widget: Widget
  private let label = Label(wrapping: "", breaksWords: false)

  init() {
    label.setMargins(top: 6, bottom: 6, start: 12, end: 12)
    widget = label
  }

  func configure(with row: SidebarRow) {
    switch row {
    case .kind(let name):
      label.text = name
      label.addStyle("heading")
    case .entry(let entry):
      label.text = entry.title
      label.removeStyle("heading")
    }
  }

  func prepareForReuse() {}

  func accessibleLabel(of row: SidebarRow) -> String { label.text }
}
