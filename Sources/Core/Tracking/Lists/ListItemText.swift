import Library
import Localization

/// The sentences that report a change of a list's items. They call the built-in lists “your watchlist” and “your
/// favourites”.
package struct ListItemText {
  let list: ListID
  /// The list's name, shortened for use in a sentence.
  let name: String
  /// The profile that changes the list.
  let profile: ProfileID

  package func added(_ title: String) -> String {
    mark?.report(true, title) ?? tr("“{title}” added to “{list}”", ["title": title, "list": name])
  }

  package func removed(_ item: String) -> String {
    mark?.report(false, item) ?? tr("“{item}” removed from “{list}”", ["item": item, "list": name])
  }

  /// The result of undoing ``added(_:)``.
  func addedUndone(_ title: String) -> String {
    switch mark {
    case .watchlist: tr("Removed “{title}” from your watchlist", ["title": title])
    case .favorite: tr("Removed “{title}” from your favourites", ["title": title])
    case nil: tr("Removed “{title}” from “{list}”", ["title": title, "list": name])
    }
  }

  /// The result of undoing ``removed(_:)``.
  func removedUndone(_ item: String) -> String {
    switch mark {
    case .watchlist: tr("“{title}” is back on your watchlist", ["title": item])
    case .favorite: tr("“{title}” is back among your favourites", ["title": item])
    case nil: tr("“{item}” is back on “{list}”", ["item": item, "list": name])
    }
  }

  /// The sentence about a title that is on the list already.
  package func unchanged(_ title: String) -> String {
    switch mark {
    case .watchlist: tr("“{title}” is already on your watchlist", ["title": title])
    case .favorite: tr("“{title}” is already among your favourites", ["title": title])
    case nil: tr("“{title}” is already on “{list}”", ["title": title, "list": name])
    }
  }

  private var mark: TitleMarks.Mark? { TitleMarks.Mark(list, of: profile) }
}
