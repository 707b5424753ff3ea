import Library
import Localization
import TitleIdentity

/// The sentences about choices, which say the result and thereby serve for undo as well.
enum ChoiceText {
  /// - Parameter state: The new state; `nil` if it follows from the plays again.
  static func state(_ state: ShowState?, of show: TitleReference) -> String {
    switch state {
    case .paused: tr("“{title}” paused", ["title": show.shortName])
    case .dropped: tr("“{title}” dropped", ["title": show.shortName])
    case nil: tr("“{title}” resumed", ["title": show.shortName])
    }
  }

  static func interest(_ isInterested: Bool, in title: TitleReference) -> String {
    isInterested
      ? tr("“{title}” is shown again", ["title": title.shortName])
      : tr("“{title}” is now hidden where you browse", ["title": title.shortName])
  }

  static func specials(_ areCounted: Bool, of show: TitleReference) -> String {
    areCounted
      ? tr("Specials of “{title}” count", ["title": show.shortName])
      : tr("Specials of “{title}” don’t count", ["title": show.shortName])
  }

  static func rewatch(_ isRewatching: Bool, of show: TitleReference) -> String {
    isRewatching
      ? tr("Watching “{title}” again from the start", ["title": show.shortName])
      : tr("No longer watching “{title}” again", ["title": show.shortName])
  }
}
