import AppFoundation
import Catalogue
import Containment
import Foundation
import Localization
import ScreenFoundation
import Tracking
import Transfer

/// The flows that read and write the library's files: import, export, and matching of sample titles.
package final class LibraryFilesCoordinator {
  private let app: ScreenDependencies
  private let library: LibraryModel
  private let presenter: NavigationController
  private let perform: (AppAction) -> Void

  /// - Parameters:
  ///   - presenter: The controller that shows notifications. Windows appear over its window.
  ///   - perform: Performs the actions of the app that messages offer.
  package init(
    _ app: ScreenDependencies, _ library: LibraryModel, presenter: NavigationController,
    perform: @escaping (AppAction) -> Void
  ) {
    self.app = app
    self.library = library
    self.presenter = presenter
    self.perform = perform
  }

  /// Asks for a file to import, then shows the changes before making them.
  ///
  /// - Parameters:
  ///   - parent: The window that asks for the file; `nil` stands for the main window.
  ///   - onChoose: Called when the user has chosen a file.
  package func importFile(over parent: (any DialogParent)? = nil, onChoose: @escaping () -> Void = {}) {
    Task { [weak self, desktop = app.desktop, window = (parent ?? presenter).window] in
      guard let path = await desktop.chooseExisting(tr("Import from Another App"), tr("_Import"), window) else {
        return
      }
      onChoose()
      guard let self else { return }
      let model = ImportModel(URL(filePath: path), into: library) {
        [client = app.catalogue.client, guides = app.catalogue.guides] in await CatalogueMatcher(client, guides)
      }
      ImportCoordinator.present(model, app, over: presenter)
    }
  }

  /// Finds titles of the library on TMDB, and asks before it changes anything.
  ///
  /// - Parameter parent: The parent of the window that opens; `nil` stands for the main window.
  package func matchTitles(for purpose: TitleMatchModel.Purpose, over parent: (any DialogParent)? = nil) {
    let model = TitleMatchModel(library, for: purpose, app.catalogue.pages, app.catalogue.guides)
    TitleMatchCoordinator.present(
      model, format: app.catalogue.format, images: app.images, over: parent ?? presenter, perform: perform)
  }

  /// Asks for a format and a folder, then exports the library.
  package func exportLibrary() {
    ExportWindow.present(ExportModel(library), desktop: app.desktop, over: presenter.window, presenter: presenter)
  }
}
