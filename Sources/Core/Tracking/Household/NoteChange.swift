import Library
import Localization

/// A change to a note about a title, for the sentence that reports it.
enum NoteChange {
  case added, changed, removed

  func report(_ title: TitleReference) -> String {
    switch self {
    case .added: tr("Note about “{title}” added", ["title": title.shortName])
    case .changed: tr("Note about “{title}” changed", ["title": title.shortName])
    case .removed: tr("Note about “{title}” removed", ["title": title.shortName])
    }
  }
}
