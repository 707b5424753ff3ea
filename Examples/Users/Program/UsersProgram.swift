import Containment
import Foundation
import GTK
import ImagePipeline
import TMDB
import Users

/// Opens a window with the users of a JSON document: `users [DOCUMENT]`. The argument is a path or a URL.
@main enum UsersProgram {
  static func main() throws {
    LocaleEnvironment.sanitize()
    try MainLoop.attach()
    guard Display.open() else {
      FileHandle.standardError.write(Data("users: There is no display.\n".utf8))
      exit(1)
    }
    let document = CommandLine.arguments.dropFirst().first.map(url) ?? UsersScreen.sampleFile
    let network = NetworkController(transport(for: document))
    let application = Application(id: "app.matinee.Users", joinsRunningInstance: false)
    application.onActivate {
      let window = Window(application: application)
      window.title = "Users"
      window.setDefaultSize(width: 480, height: 640)
      window.setMinimumSize(width: 360)
      window.setRootViewController(
        UsersScreen.make(UserController(document, network), pictures: UserPictures(network)))
      window.present()
    }
    application.addAction("quit") { [weak application] in application?.quit() }
    application.setAccelerators(["<Control>q"], for: "app.quit")
    exit(application.run())
  }

  /// Returns a transport over HTTPS. Only the document's server may use plain HTTP.
  private static func transport(for document: URL) -> NetworkController.Transport {
    let networking = HTTPNetworking(plainOrigins: [document])
    return { url in
      let response = try await networking.response(to: NetworkRequest(.get, url))
      guard (200..<300).contains(response.status) else { throw DataLoadingError.status(response.status) }
      return response.body
    }
  }

  private static func url(_ argument: String) -> URL {
    argument.contains("://") ? URL(string: argument) ?? URL(filePath: argument) : URL(filePath: argument)
  }
}
