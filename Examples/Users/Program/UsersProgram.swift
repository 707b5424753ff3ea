import Containment
import Foundation
import GTK
import Users

/// Opens a window with the users of a JSON document: `users [FILE]`. The argument is a path or a `file:` URL.
@main enum UsersProgram {
  static func main() throws {
    LocaleEnvironment.sanitize()
    try MainLoop.attach()
    guard Display.open() else {
      FileHandle.standardError.write(Data("users: There is no display.\n".utf8))
      exit(1)
    }
    let file = CommandLine.arguments.dropFirst().first.map(url) ?? UsersScreen.sampleFile
    let application = Application(id: "app.matinee.Users", joinsRunningInstance: false)
    application.onActivate {
      let window = Window(application: application)
      window.title = "Users"
      window.setDefaultSize(width: 480, height: 640)
      window.setMinimumSize(width: 360)
      window.setRootViewController(UsersScreen.make(UserController(file)))
      window.present()
    }
    application.addAction("quit") { [weak application] in application?.quit() }
    application.setAccelerators(["<Control>q"], for: "app.quit")
    exit(application.run())
  }

  private static func url(_ argument: String) -> URL {
    argument.contains("://") ? URL(string: argument) ?? URL(filePath: argument) : URL(filePath: argument)
  }
}
