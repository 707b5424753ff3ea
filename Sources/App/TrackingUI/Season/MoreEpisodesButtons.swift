import AppFoundation
import Catalogue
import GTK
import Localization
import ScreenFoundation

/// The buttons above and below a season's rows that show more episodes.
final class MoreEpisodesButtons {
  let earlier = Button(wrapping: "")
  let later = Button(wrapping: "")
  private let texts: TitleTexts

  init(_ texts: TitleTexts) {
    self.texts = texts
    for button in [earlier, later] {
      button.horizontalAlignment = .center
      button.isVisible = false
    }
  }

  func show(_ range: EpisodeRange?) {
    let (before, after) = (range?.earlier ?? 0, range?.later ?? 0)
    earlier.label = tr(
      one: "Show {count} Earlier Episode", other: "Show {count} Earlier Episodes", count: before,
      ["count": texts.count(before)])
    later.label = tr(
      one: "Show {count} More Episode", other: "Show {count} More Episodes", count: after, ["count": texts.count(after)]
    )
    earlier.isVisible = before > 0
    later.isVisible = after > 0
  }

  /// Whether the focus is on a button that has nothing more to show.
  func hasLostFocus(in range: EpisodeRange) -> Bool {
    earlier.containsFocus && range.earlier == 0 || later.containsFocus && range.later == 0
  }
}
