import Containment
import GTK
import Localization
import ScreenFoundation
import Tracking

/// The view of the next episode and the user's progress.
final class NextUpView {
  let widget: Widget
  let card: NextEpisodeCard
  /// Called when the user wants to mark all episodes as watched.
  var onWatchAll: () -> Void = {}
  /// Called when the user wants to see all plays.
  var onShowAll: () -> Void = {}
  private let menu = SectionMenu(tr("Progress Menu"))
  private let heading = PageHeading.make(tr("Next Up"))
  private let bar = ProgressBar(name: tr("Your Progress"))
  private let count = Label(wrapping: "", breaksWords: false)
  private let specials = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")

  init(images: any ImageProviding) {
    card = NextEpisodeCard(images: images)
    // The text below has the same information.
    bar.setAccessibleRole(.decoration)
    heading.expandsHorizontally = true
    let line = Box(.horizontal, spacing: 12, [heading, menu.button])
    widget = Box(.vertical, spacing: 6, [line, card.widget, bar, count, specials])
    widget.setMargins(top: 12, bottom: 6, start: 12, end: 12)
  }

  /// - Parameter content: The content; `nil` hides the view.
  func show(_ content: NextUpModel.Content?) {
    widget.isVisible = content != nil
    guard let content else { return }
    heading.text = content.episode == nil ? tr("Your Progress") : tr("Next Up")
    bar.fraction = content.fraction ?? 0
    bar.isVisible = content.fraction != nil
    count.text = content.count
    count.isVisible = !content.count.isEmpty
    specials.text = content.specials
    specials.isVisible = !content.specials.isEmpty
    card.show(content.episode)
    let marking = MenuItem(tr("_Mark All as Watched"), name: "mark-all") { [weak self] in self?.onWatchAll() }
    let history = MenuItem(tr("_History…"), name: "history") { [weak self] in self?.onShowAll() }
    menu.show((content.canWatchAll ? [marking] : []) + (content.hasHistory ? [history] : []))
  }
}
