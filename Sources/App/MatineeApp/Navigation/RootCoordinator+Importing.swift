import Containment
import Foundation
import GTK
import MatineeCore

/// Importing from other apps, and exporting for them.
extension RootCoordinator {
  /// Asks for a file to import, then shows the changes before making them.
  func importFile() {
    Task { [weak self, desktop = app.desktop] in
      let path = await desktop.chooseExisting("Import from Another App", "_Import", self?.controller.view.window)
      if let path { self?.importFile(at: URL(filePath: path)) }
    }
  }

  func importFile(at file: URL) {
    let model = ImportModel(file, into: app.library) { [services = app.services] in await ServicesMatcher(services) }
    ImportCoordinator.present(model, app, over: controller.view.window)
  }

  /// Finds the sample catalogue's titles on TMDB, and asks before it changes anything.
  func matchSampleTitles() {
    let model = SampleMatchModel(app.library) { [services = app.services] in await ServicesMatcher(services) }
    SampleMatchCoordinator.present(
      model, format: app.services.pageFormat, images: app.images, over: controller.view.window)
  }

  /// Asks for a format and a folder, then exports the library.
  func exportLibrary() {
    ExportWindow.present(
      ExportModel(app.library), desktop: app.desktop, over: controller.view.window, presenter: controller)
  }
}
