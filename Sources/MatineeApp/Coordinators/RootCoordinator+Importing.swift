import Containment
import Foundation
import GTK
import MatineeCore

/// Taking in what other apps exported, and writing what they read.
extension RootCoordinator {
  /// Asks for a file, and says what it would change before it does.
  func importFile() {
    Task { [weak self, desktop = actions.desktop] in
      let path = await desktop.chooseExisting("Import from Another App", "_Import", self?.controller.view.window)
      if let path { self?.importFile(at: URL(filePath: path)) }
    }
  }

  func importFile(at file: URL) {
    let model = ImportModel(file, into: library) { [services] in await ServicesMatcher(services) }
    ImportCoordinator.present(
      model, format: services.pageFormat, images: images, desktop: actions.desktop, over: controller.view.window)
  }

  /// Looks for what is known of the sample catalogue at TMDB, and asks before anything is matched.
  func matchSampleTitles() {
    let model = SampleMatchModel(library) { [services] in await ServicesMatcher(services) }
    SampleMatchCoordinator.present(
      model, format: services.pageFormat, images: images, over: controller.view.window)
  }

  /// Asks in which form, and where to.
  func exportLibrary() {
    ExportWindow.present(
      ExportModel(library), desktop: actions.desktop, over: controller.view.window, teller: controller)
  }
}
