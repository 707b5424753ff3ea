import Catalogue
import Containment
import GTK
import Library
import Localization
import ScreenFoundation
import TitleIdentity
import Tracking

/// The actions in the header of a title's page. Each button shows the title's state.
package final class TitleActionsController: ViewController, PageSection {
  /// Called when the user wants to see the trailer.
  package var onTrailer: () -> Void = {}
  private let id: TitleID
  private let library: LibraryModel
  private let marks: TitleMarks
  private let source: TitleSource
  private let watched: WatchedButtonController?
  private let rating: TitleRatingController
  private let watchlist = ToggleButton(toggle: "")
  private let favorite = ToggleButton(icon: "emote-love-symbolic", name: tr("Favourite"))
  private let trailer = Button(label: "")
  private let row: LayoutBox
  private let watchedContainer = ChildContainer("the watched button")
  private let ratingContainer = ChildContainer("the rating")
  private let household: HouseholdRatingsController
  private let householdContainer = ChildContainer("the household’s ratings")
  private var reference: TitleReference?
  private var isUpdating = false
  private var binding: Binding?

  /// - Parameters:
  ///   - summary: The summary from the row or card that opened the page. The actions work before the page loads.
  ///   - household: The household’s ratings, below the stars.
  ///   - watched: The button that marks a film as watched; `nil` for a series, which shows its progress instead.
  package init(
    _ id: TitleID, summary: TitleSummary?, watched: WatchedButtonController?, _ app: TrackingDependencies,
    household: HouseholdRatingsController
  ) {
    self.id = id
    library = app.library
    source = app.source
    self.watched = watched
    marks = TitleMarks(of: id, of: app.source, in: app.library)
    rating = TitleRatingController(TitleRating(of: id, in: app.library), clock: app.catalogue.clock)
    self.household = household
    row = .wrapping([watchlist, watchedContainer.widget, favorite, trailer], spacing: 6, fillsLines: true)
    super.init()
    watchedContainer.widget.isVisible = watched != nil
    trailer.isVisible = false
    take(summary.map { TitleReference($0, of: app.source) })
  }

  package override func loadView() {
    view = Box(.vertical, spacing: 12, [row, ratingContainer.widget, householdContainer.widget])
  }

  package override var preferredFocus: Widget { row.isVisible && watchlist.canTakeFocus ? watchlist : view }

  package override func viewDidLoad() {
    super.viewDidLoad()
    if let watched { add(child: watched, in: watchedContainer) }
    add(child: rating, in: ratingContainer)
    add(child: household, in: householdContainer)
    trailer.show(icon: "media-playback-start-symbolic", label: tr("Trailer"))
    trailer.onClick { [weak self] in self?.onTrailer() }
    watchlist.onToggle { [weak self] in if let self { set(.watchlist, watchlist.isActive) } }
    favorite.onToggle { [weak self] in if let self { set(.favorite, favorite.isActive) } }
    binding = Binding({ [id, library, marks] in (marks.marks, library.hasBegun(id)) }) { [weak self] in
      self?.update($0)
      self?.suggest(isListed: $0?.contains(.watchlist) == true, hasBegun: $1)
    }
  }

  package func show(_ page: TitlePage) {
    take(TitleReference(page, of: source))
    trailer.isVisible = page.videos.contains(where: \.isPlayable)
  }
}

extension TitleActionsController {
  private func take(_ reference: TitleReference?) {
    self.reference = reference
    watched?.film = reference
    rating.rated = reference
    view.isVisible = reference != nil
  }

  /// Highlights the next step: the watchlist, then watching, and nothing afterwards.
  private func suggest(isListed: Bool, hasBegun: Bool) {
    watchlist.setStyle("suggested-action", isOn: !isListed && !hasBegun)
    watched?.isSuggested = isListed && !hasBegun
  }

  private func set(_ mark: TitleMarks.Mark, _ isOn: Bool) {
    guard !isUpdating, let reference else { return }
    Task { [weak self, marks] in
      // Shows the saved state after a failure.
      if await !marks.set(mark, isOn, of: reference) { self?.update(marks.marks) }
    }
  }

  private func update(_ shown: Set<TitleMarks.Mark>?) {
    isUpdating = true
    defer { isUpdating = false }
    let appears = !row.isVisible && shown != nil
    row.isVisible = shown != nil
    let isListed = shown?.contains(.watchlist) == true
    watchlist.isActive = isListed
    watchlist.show(
      icon: isListed ? "object-select-symbolic" : "list-add-symbolic",
      label: isListed ? tr("On Watchlist") : tr("Watchlist"))
    favorite.isActive = shown?.contains(.favorite) == true
    // The stars may have taken the focus just before, because the row wasn't visible yet.
    if appears, view.containsFocus { watchlist.focus() }
  }
}
