import Containment
import Foundation
import GTK
import MatineeCore

/// The flow of an import in its own window: progress, decisions, and saving omitted rows.
final class ImportCoordinator {
  private let model: ImportModel
  private let format: PageFormat
  private let images: any ImageProviding
  private let desktop: Desktop
  private let pages: NavigationController
  private let window: Window
  private let choices: TitleChoices

  /// Opens the window and starts the import.
  @discardableResult
  static func present(
    _ model: ImportModel, format: PageFormat, images: any ImageProviding, desktop: Desktop, over parent: Window?
  ) -> Window {
    let coordinator = ImportCoordinator(model, format, images, desktop, over: parent)
    coordinator.window.present()
    model.begin()
    return coordinator.window
  }

  private init(
    _ model: ImportModel, _ format: PageFormat, _ images: any ImageProviding, _ desktop: Desktop, over parent: Window?
  ) {
    self.model = model
    self.format = format
    self.images = images
    self.desktop = desktop
    let first = ImportController(model)
    pages = NavigationController(root: first)
    choices = TitleChoices(model, pages: pages, format: format, images: images)
    window = PagesWindow.make(title: "Import", height: 640, pages, over: parent)
    first.onFinish = { [weak window] in window?.close() }
    first.review.onDecide = { [weak self] in self?.decide() }
    first.review.onSaveUnimported = { [weak self] in self?.saveUnimported() }
    window.onCloseRequest { [model] in
      // Writing that has already started continues.
      model.cancel()
      return true
    }
    window.retain(self, for: "matinee-import")
  }
}

extension ImportCoordinator {
  private func decide() {
    let decisions = TitleDecisionsController(model, format: format, images: images)
    decisions.onOpen = { [weak self] in self?.choices.open($0) }
    pages.push(decisions)
  }

  private func saveUnimported() {
    let name = model.file.deletingPathExtension().lastPathComponent + "-skipped.csv"
    Task { [model, desktop, pages, weak window] in
      guard let path = await desktop.chooseFile("Save Skipped Rows", name, window) else { return }
      let problem = await model.saveUnimported(at: URL(filePath: path))
      pages.notify(problem ?? "Saved “\(URL(filePath: path).lastPathComponent)”")
    }
  }
}
