import Catalogue
import Containment
import Foundation
import Localization
import ScreenFoundation
import Transfer

/// The flow of an import in its own window: progress, decisions, and saving omitted rows.
final class ImportCoordinator {
  private let pages: NavigationController
  private let window: PagesWindow
  private let choices: TitleChoices

  /// Opens the window and starts the import.
  @discardableResult
  static func present(_ model: ImportModel, _ app: ScreenDependencies, over parent: (any DialogParent)?) -> PagesWindow
  {
    let coordinator = ImportCoordinator(model, app, over: parent)
    coordinator.window.present()
    model.begin()
    return coordinator.window
  }

  private init(_ model: ImportModel, _ app: ScreenDependencies, over parent: (any DialogParent)?) {
    let first = ImportController(model)
    pages = NavigationController(root: first)
    window = PagesWindow(title: tr("Import"), height: 640, pages, over: parent, clock: app.catalogue.clock)
    choices = TitleChoices(model, pages: pages, format: app.catalogue.format, images: app.images)
    first.onFinish = { [weak window] in window?.close() }
    first.review.onDecide = { [weak self] in self?.choices.openAll() }
    first.review.onSaveUnimported = { [weak self] in self?.saveUnimported(of: model, app.desktop) }
    // Writing that has already started continues.
    window.onClose { model.cancel() }
    window.retainOwner(self)
  }

  private func saveUnimported(of model: ImportModel, _ desktop: Desktop) {
    let name = model.file.deletingPathExtension().lastPathComponent + "-skipped.csv"
    Task { [pages] in
      guard let path = await desktop.chooseFile(tr("Save Skipped Rows"), name, pages.window) else { return }
      let problem = await model.saveUnimported(at: URL(filePath: path))
      pages.notify(problem ?? tr("Saved “{file}”", ["file": URL(filePath: path).lastPathComponent]))
    }
  }
}
