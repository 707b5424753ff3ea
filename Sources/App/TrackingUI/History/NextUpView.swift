import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import Tracking

/// The view of the next episode and the user's progress.
final class NextUpView {
  let widget: Widget
  let card: NextEpisodeCard
  /// Called when the user wants to mark all episodes as watched.
  var onWatchAll: () -> Void = {}
  /// Called with the user's choice about the series.
  var onChoose: (NextUpSection.Choice) -> Void = { _ in }
  /// Called when the user wants to see all plays.
  var onShowAll: () -> Void = {}
  private let menu = SectionMenu(tr("Progress Menu"))
  private let heading = PageHeading.make(tr("Next Up"))
  private let bar = ProgressBar(name: tr("Your Progress"))
  private let count = Label(wrapping: "", breaksWords: false)
  private let state = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")
  private let specials = Label(wrapping: "", breaksWords: false, styles: "caption", "dim-label")

  init(images: any ImageProviding) {
    card = NextEpisodeCard(images: images)
    // The text below has the same information.
    bar.setAccessibleRole(.decoration)
    heading.expandsHorizontally = true
    let line = Box(.horizontal, spacing: 12, [heading, menu.button])
    widget = Box(.vertical, spacing: 6, [line, card.widget, bar, count, specials, state])
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
    state.text = content.stateText ?? ""
    state.isVisible = content.stateText != nil
    specials.text = content.specials
    specials.isVisible = !content.specials.isEmpty
    card.show(content.episode)
    let marking = MenuItem(tr("_Mark All as Watched"), name: "mark-all") { [weak self] in self?.onWatchAll() }
    let history = MenuItem(tr("_History…"), name: "history") { [weak self] in self?.onShowAll() }
    menu.show((content.canWatchAll ? [marking] : []) + choices(content) + (content.hasHistory ? [history] : []))
  }

  private func choices(_ content: NextUpModel.Content) -> [MenuItem] {
    func item(_ title: String, _ name: String, _ choice: NextUpSection.Choice) -> MenuItem {
      MenuItem(title, name: name) { [weak self] in self?.onChoose(choice) }
    }
    var items: [MenuItem] = []
    switch content.state {
    case .watching, .upToDate:
      items = [item(tr("_Pause"), "pause", .state(.paused)), item(tr("_Drop"), "drop", .state(.dropped))]
    case .paused:
      items = [item(tr("_Resume"), "resume", .state(nil)), item(tr("_Drop"), "drop", .state(.dropped))]
    case .dropped: items = [item(tr("_Resume"), "resume", .state(nil))]
    case .notStarted, .finished: break
    }
    if content.isRewatching {
      items.append(item(tr("_Stop Watching Again"), "rewatch", .rewatch(false)))
    } else if content.hasHistory {
      items.append(item(tr("Watch A_gain from the Start"), "rewatch", .rewatch(true)))
    }
    if let counts = content.countsSpecials {
      items.append(item(counts ? tr("Leave Out _Specials") : tr("Include _Specials"), "specials", .specials(!counts)))
    }
    return items
  }
}

extension NextUpModel.Content {
  /// The state, unless the rest of the view says the same.
  fileprivate var stateText: String? {
    switch state {
    case .watching where isRewatching: tr("Watching again")
    case .notStarted, .watching: nil
    case .upToDate, .finished, .paused, .dropped: state.name
    }
  }
}
