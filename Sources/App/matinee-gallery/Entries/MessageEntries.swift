import Containment
import LoadingState

/// Messages on an empty screen, and loading indicators.
extension Gallery {
  static let messages: [GalleryEntry] = [
    GalleryEntry(id: "message/plain", title: "Message") { message(.searchStart) },
    GalleryEntry(id: "message/button", title: "Message with a Button") { message(.offline) },
    GalleryEntry(id: "message/details", title: "Message with Details") { message(.broken) },
    GalleryEntry(id: "message/long", title: "Message with Long Text") { message(.long) },
    GalleryEntry(id: "loading/waiting", title: "Loading, at First") { LoadingController() },
    GalleryEntry(id: "loading/spinning", title: "Loading, After a While") {
      let controller = LoadingController()
      controller.isSpinning = true
      return controller
    },
  ]

  static func message(_ message: StateMessage) -> MessageController {
    let controller = MessageController(message: message)
    controller.handlers = .gallery
    return controller
  }
}

extension MessageHandlers {
  /// Handlers that do nothing.
  @MainActor static var gallery: MessageHandlers {
    var handlers = MessageHandlers()
    handlers.retry = {}
    handlers.handle { (_: GalleryAction) in }
    return handlers
  }
}

extension StateMessage {
  static let searchStart = StateMessage(
    icon: "system-search-symbolic", title: "Search", explanation: "Find films, series and people.")
  static let nothing = StateMessage(
    icon: "folder-symbolic", title: "No Films Here", explanation: "There’s nothing in this list at the moment.")
  static let offline = StateMessage(
    icon: "network-offline-symbolic", title: "No Connection",
    explanation: "Can’t load the films without a connection.", button: "Retry")
  static let broken = StateMessage(
    icon: "dialog-warning-symbolic", title: "Something Went Wrong",
    explanation: "Can’t read the response. Try again later.", button: "Retry",
    details: "GET /movie/popular?page=2\n200 OK, 1,834 bytes\nresults[3].title: expected text, found a number")
  static let long = StateMessage(
    icon: "dialog-password-symbolic", title: "Enter a Key to See What the World Is Watching Right Now",
    explanation: "This is the sample catalogue. With a free key of your own, which takes two minutes to get, "
      + "you can browse hundreds of thousands of films and series, with posters, people and ratings.",
    button: "Enter a Key", action: .custom(GalleryAction.enterKey))
}

private enum GalleryAction: MessageAction {
  case enterKey
}
