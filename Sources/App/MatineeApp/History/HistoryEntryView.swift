import Containment
import Foundation
import GTK
import MatineeCore

/// A row of the history, as in other lists of titles. The first row of a month has a heading.
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
