import AppFoundation
import Catalogue
import CatalogueUI
import Containment
import Library
import Planning
import PlanningUI
import ScreenFoundation
import SearchUI
import TitleIdentity
import Tracking
import TrackingUI

/// The requests of screens to the coordinator that shows them.
protocol Navigator: AnyObject {
  /// The controller that shows notifications. Dialogs appear over its window.
  var controller: NavigationController { get }
  func show(_ destination: any Destination)
  func perform(_ action: AppAction)
  /// Shows one of several pictures in the viewer.
  func view(_ pictures: [GalleryPicture], at index: Int)
  /// Leaves a page if it is on top.
  func close(_ page: ViewController)
  func addToList(_ title: TitleSummary)
  func markWatched(_ title: TitleSummary)
}

/// The contexts of all screens, and the flows that screens share.
///
/// It retains neither the coordinator nor any screen, so screens can capture it.
struct PageContext {
  let screens: ScreenContext
  let tracking: TrackingContext
  let menus: EntryMenus
  let trailers: WebTrailerPlayer
  let app: AppDependencies

  /// - Parameter onKeepProfile: Called when the user chooses the current profile again.
  init(_ app: AppDependencies, navigator: any Navigator, onKeepProfile: @escaping () -> Void) {
    self.app = app
    let open: Open = { [weak navigator] in navigator?.show($0) }
    let perform: (AppAction) -> Void = { [weak navigator] in navigator?.perform($0) }
    let actions = PageActions(desktop: app.desktop, pictures: app.catalogue.pictures) { [weak navigator] in
      navigator?.controller
    }
    screens = ScreenContext(
      app: app.screens, open: open, perform: perform, view: { [weak navigator] in navigator?.view($0, at: $1) },
      actions: actions)
    let history = HistoryCoordinator(app.tracking, open: open) { [weak navigator] in navigator?.controller }
    let library = app.library
    let menus = EntryMenus(
      actions: actions, downloads: app.session.isGuest ? nil : app.downloads, open: open,
      isOnWatchlist: { library.isOnWatchlist($0.id) },
      setOnWatchlist: { isOn, title in
        library.begin { await library.set(.watchlist, isOn, of: TitleReference(title, of: library.source)) }
      },
      add: { [weak navigator] in navigator?.addToList($0) },
      markWatched: { [weak navigator] in navigator?.markWatched($0) },
      home: HomeActions(app.tracking, history))
    self.menus = menus
    tracking = TrackingContext(
      screens: screens, app: app.tracking, titleMenu: menus.items, history: history,
      household: HouseholdCoordinator(app.tracking, open: open),
      lists: UserListsCoordinator(app.tracking, open: open) { [screens] in
        AddTitlesWindow.present($0, app.makeSearchModel(), screens)
      } close: { [weak navigator] in
        navigator?.close($0)
      },
      profiles: ProfilesCoordinator(app.tracking, open: open, onKeepProfile: onKeepProfile))
    trailers = WebTrailerPlayer(openAddress: actions.tryToOpen)
  }
}

extension HomeActions {
  fileprivate init(_ app: TrackingDependencies, _ history: HistoryCoordinator) {
    let (library, texts) = (app.library, app.screens.catalogue.format.texts)
    self.init(
      watch: { history.watch($0.reference, $0.part) },
      isReminderOn: { [reminders = app.reminders] in reminders?.isOn($0.reminder(in: library)) },
      remind: { [reminders = app.reminders] card, isOn in
        guard let reminders, let reminder = card.reminder(in: library) else { return }
        Task {
          let isSaved = await reminders.set(isOn ? reminder : nil, for: reminder.key)
          guard !isSaved || isOn else { return }
          library.onNotice(
            LibraryModel.Notice(
              kind: isSaved ? .info : .failed, text: isSaved ? reminder.confirmation(texts) : Reminder.saveFailure))
        }
      })
  }
}

extension ComingCard {
  /// Returns the reminder of the card's episodes; `nil` if there is nothing to be reminded of.
  fileprivate func reminder(in library: LibraryModel) -> Reminder? {
    guard isAhead, let day = entry.day, !entry.episodes.isEmpty else { return nil }
    return Reminder(Reminder.Key(title.id.number, in: library), title: title.title, episode: episodes, day: day)
  }
}

extension RemindersModel {
  /// Returns whether a reminder is set for its day; `nil` for no reminder. Observable.
  fileprivate func isOn(_ reminder: Reminder?) -> Bool? {
    reminder.map { self.reminder($0.key)?.day == $0.day }
  }
}

/// A destination whose page is composed of parts of several features.
nonisolated protocol ComposedDestination: PageDestination {
  @MainActor func makeScreen(_ context: PageContext) -> () -> ViewController
}

extension PageContext {
  /// Makes a destination's models now, and returns a closure that makes its controllers; `nil` for a tab.
  func screen(of destination: any Destination) -> (() -> ViewController)? {
    switch destination {
    case let destination as any ScreenDestination: destination.makeScreen(screens)
    case let destination as any TrackingDestination: destination.makeScreen(tracking)
    case let destination as any ComposedDestination: destination.makeScreen(self)
    default: nil
    }
  }
}

extension Destination {
  /// Returns the equivalent destination for another profile; `nil` if there is none.
  nonisolated func counterpart(for profile: ProfileID) -> (any Destination)? {
    guard let destination = self as? any ProfileDependentDestination else { return self }
    return destination.counterpart(for: profile)
  }
}
