import Containment
import GTK

/// The interactive gallery in a window.
@MainActor final class GalleryApplication {
  private let application = Application(id: "app.matinee.Gallery", joinsRunningInstance: false)
  private let entry: GalleryEntry?

  init(entry: GalleryEntry?) { self.entry = entry }

  func run() -> Int32 {
    application.onActivate { [application, entry] in
      let window = Window(application: application)
      window.title = "Matinee Gallery"
      window.setDefaultSize(width: 1000, height: 700)
      let controller = GalleryController(Gallery.entries)
      window.setRootViewController(controller)
      window.present()
      if let entry { controller.show(entry) }
    }
    application.addAction("quit") { [application] in application.quit() }
    application.setAccelerators(["<Control>q"], for: "app.quit")
    return application.run()
  }
}
