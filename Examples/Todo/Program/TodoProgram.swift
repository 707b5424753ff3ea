import Containment
import Foundation
import GTK
import Todo

/// Opens a window with the lists of a file: `todo [FILE]`.
@main enum TodoProgram {
  static func main() throws {
    LocaleEnvironment.sanitize()
    try MainLoop.attach()
    guard Display.open() else {
      FileHandle.standardError.write(Data("todo: There is no display.\n".utf8))
      exit(1)
    }
    let arguments = CommandLine.arguments.dropFirst()
    // With the default file, a second launch raises the window, so that two processes don't write the same file.
    let application = Application(id: "app.matinee.Todo", joinsRunningInstance: arguments.isEmpty)
    application.onActivate { open(TodoFile(arguments.first.map { URL(filePath: $0) } ?? defaultFile), application) }
    application.addAction("quit") { [weak application] in application?.activeWindow?.close() }
    application.setAccelerators(["<Control>q"], for: "app.quit")
    exit(application.run())
  }

  private static func open(_ file: TodoFile, _ application: Application) {
    if let window = application.activeWindow { return window.present() }
    let coordinator = TodoCoordinator(TodoStore(file))
    let window = Window(application: application)
    window.title = "To Do"
    window.setDefaultSize(width: 480, height: 640)
    window.setMinimumSize(width: 360)
    window.setRootViewController(coordinator)
    window.onCloseRequest { coordinator.windowShouldClose() }
    window.present()
  }

  private static var defaultFile: URL {
    let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
    return (folder ?? .homeDirectory.appending(path: ".local/share")).appending(path: "matinee-todo/lists.json")
  }
}
