import Containment
import GTK
import Library
import MatineeCore
import TitleIdentity

/// The flow of the household: notes on titles, notifications, and the pages of other profiles.
final class HouseholdCoordinator {
  private let library: LibraryModel
  private let services: Services
  private let pictures: ProfilePictures
  private let images: any ImageProviding
  private let badges: any BadgeProviding
  private let open: Open
  /// Returns the menu items common to titles in all lists.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  /// The notifications button in the tabs' header bar.
  let bell: NotificationsBell

  /// - Parameters:
  ///   - pictures: Provides the profile pictures.
  ///   - open: Opens a title, a profile or the notifications.
  init(
    library: LibraryModel, services: Services, pictures: ProfilePictures, images: any ImageProviding,
    badges: any BadgeProviding, open: @escaping Open
  ) {
    self.library = library
    self.pictures = pictures
    self.services = services
    self.images = images
    self.badges = badges
    self.open = open
    bell = NotificationsBell(NotificationsModel(library, format: services.pageFormat)) { open(.notifications, nil) }
  }

  /// Returns a closure that makes the notes section of a title. It is also shown where the page itself can't load.
  ///
  /// - Parameter summary: The information about the title that is already available.
  func notes(on title: TitleID, preview summary: TitleSummary?) -> () -> NotesSection {
    let model = services.conversation(about: title, in: library, pictures: pictures)
    if let summary { model.take(summary) }
    return { [images, open] in NotesSection(model, images: images) { open(.profile($0), nil) } }
  }

  /// Returns a closure that makes the notifications page. Each new page shows as many entries as the previous one had
  /// loaded.
  func makeNotifications() -> () -> ViewController {
    let model = NotificationsModel(library, format: services.pageFormat, pictures: pictures)
    return { self.makeNotifications(of: model) }
  }

  private func makeNotifications(of model: NotificationsModel) -> ViewController {
    let content = NotificationsController(model, images: images)
    let page = StatefulContentController(content)
    content.onOpen = { [open] place in
      switch place {
      case .title(let title): open(.title(title.id), .title(title))
      case .profile(let profile): open(.profile(profile), nil)
      }
    }
    page.observeContent { model.entries?.isEmpty == false }
    return page
  }

  func createProfile(_ id: ProfileID) -> ViewController {
    let model = ProfilePageModel(id, library, format: services.pageFormat, pictures: pictures)
    let content = ProfileController(model, images: images, badges: badges, open: open) { [open] in
      open(.profile($0), nil)
    }
    return StatefulContentController(content)
  }

  /// Makes the page of another profile's list.
  ///
  /// - Parameter name: The list's name, if known.
  func createList(_ id: ListID, name: String?) -> ViewController {
    let model = SharedListModel(id, library, format: services.pageFormat)
    let content = SharedListController(title: name, model: model, images: images, badges: badges)
    content.onOpen = { [open] in open(.title($0.id), .title($0)) }
    content.makeTitleMenu = { [weak self] in self?.makeTitleMenu($0) ?? [] }
    let page = StatefulContentController(content)
    page.observeContent { model.entries?.isEmpty == false }
    return page
  }
}

extension StatefulContentController {
  /// Reloads the page when its first entry appears or its last one disappears.
  fileprivate func observeContent(_ isUsed: @escaping @MainActor () -> Bool) {
    let binding = Binding(isUsed) { [weak self] isUsed in
      if let self, isOutdated(isUsed) { reload() }
    }
    view.retain(binding, for: "matinee-content-following")
  }
}
