import Containment
import GTK
import Library
import MatineeCore

/// The flow of what people of a household say and do: notes under titles, notifications, and the page of each of them.
final class HouseholdCoordinator {
  private let library: LibraryModel
  private let services: Services
  private let pictures: ProfilePictures
  private let images: any ImageProviding
  private let badges: any BadgeProviding
  private let open: Open
  /// What can be done with a title wherever it is listed.
  var makeTitleMenu: (TitleSummary) -> [[MenuItem]] = { _ in [] }
  /// In the header of the places side by side.
  let bell: NotificationsBell

  /// - Parameters:
  ///   - pictures: where people's are.
  ///   - open: goes on to a title, a person or the notifications.
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

  /// What is said about a title: on its page, and again where the page cannot be had.
  ///
  /// - Parameter summary: what is known of it already.
  func notes(on title: TitleID, knowing summary: TitleSummary?) -> () -> NotesSection {
    let model = services.conversation(about: title, in: library, pictures: pictures)
    if let summary { model.take(summary) }
    return { [images, open] in NotesSection(model, images: images) { open(.profile($0), nil) } }
  }

  /// Returns a closure that makes the page; each one shows as many entries as were loaded for the last one.
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
    page.followContent { model.entries?.isEmpty == false }
    return page
  }

  func makeProfile(_ id: ProfileID) -> ViewController {
    let model = ProfilePageModel(id, library, format: services.pageFormat, pictures: pictures)
    let content = ProfileController(model, images: images, badges: badges, open: open) { [open] in
      open(.profile($0), nil)
    }
    return StatefulContentController(content)
  }

  /// A list of somebody else's.
  ///
  /// - Parameter name: what it is called, where that is known.
  func makeList(_ id: ListID, name: String?) -> ViewController {
    let model = SeenListModel(id, library, format: services.pageFormat)
    let content = SeenListController(title: name, model: model, images: images, badges: badges)
    content.onOpen = { [open] in open(.title($0.id), .title($0)) }
    content.makeTitleMenu = { [weak self] in self?.makeTitleMenu($0) ?? [] }
    let page = StatefulContentController(content)
    page.followContent { model.entries?.isEmpty == false }
    return page
  }
}

extension StatefulContentController {
  /// Loads again when the first comes where there was nothing, and when the last goes.
  fileprivate func followContent(_ isUsed: @escaping @MainActor () -> Bool) {
    let binding = Binding(isUsed) { [weak self] isUsed in
      if let self, isOutdated(isUsed) { reload() }
    }
    view.keep(binding, for: "matinee-content-following")
  }
}
