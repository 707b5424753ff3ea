import Containment
import Foundation
import GTK
import MatineeCore

/// A line of the history: the row of every list of titles, under its month where it is the first of it.
final class HistoryEntryView: Configurable {
  let widget: Widget
  private let heading = Label(wrapping: "", breaksWords: false, styles: "title-4")
  private let row: ImageWithFourLabelsView<HistoryEntry>

  init(images: any ImageProviding, badges: any BadgeProviding) {
    row = ImageWithFourLabelsView(images: images, badges: badges)
    heading.setMargins(top: 12, bottom: 3, start: 12, end: 12)
    widget = Box(.vertical, [heading, row.widget])
  }

  func configure(with entry: HistoryEntry) {
    heading.text = entry.heading ?? ""
    heading.isVisible = entry.heading != nil
    row.configure(with: entry)
  }

  func prepareForReuse() { row.prepareForReuse() }

  func accessibleLabel(of entry: HistoryEntry) -> String {
    let sentence = row.accessibleLabel(of: entry)
    return entry.heading.map { "\($0): \(sentence)" } ?? sentence
  }
}

nonisolated extension HistoryEntry: Listable {
  public var listTitle: String { name }
  public var listText: String { "" }
  public var listFootnote: String { detail }
  public var listDetail: String { "" }
  public var listImage: URL? { title?.poster }
}
