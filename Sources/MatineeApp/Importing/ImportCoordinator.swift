import Containment
import Foundation
import GTK
import MatineeCore

/// The flow of an import, in a window of its own: how far it is, what is decided, and where what is left out goes.
final class ImportCoordinator {
  private let model: ImportModel
  private let format: PageFormat
  private let images: any ImageProviding
  private let desktop: Desktop
  private let pages: NavigationController
  private let window: Window

  /// Opens the window and begins.
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
    window = PagesWindow.make(title: "Import", height: 640, pages, over: parent)
    first.onFinish = { [weak window] in window?.close() }
    first.review.onDecide = { [weak self] in self?.decide() }
    first.review.onSaveLeftOut = { [weak self] in self?.saveLeftOut() }
    window.onCloseRequest { [model] in
      // What is being written goes on.
      model.cancel()
      return true
    }
    window.keep(self, for: "matinee-import")
  }
}

extension ImportCoordinator {
  private func decide() {
    let decisions = ImportDecisionsController(model, format: format, images: images)
    decisions.onOpen = { [weak self] in self?.decide($0) }
    pages.push(decisions)
  }

  private func decide(_ decision: ImportReview.Decision) {
    let list = ListController<ImportChoice>(images: images)
    list.title = decision.name
    let choices: [MatchedTitle?] = decision.title.candidates + [nil]
    list.items = choices.map { ImportChoice($0, isChosen: $0 == decision.choice, format: format) }
    list.onSelect = { [weak self] in
      self?.model.choose($0.match, for: decision.id)
      self?.pages.pop()
    }
    pages.push(list)
  }

  private func saveLeftOut() {
    let name = model.file.deletingPathExtension().lastPathComponent + "-left-out.csv"
    Task { [model, desktop, pages, weak window] in
      guard let path = await desktop.chooseFile("Save What Is Left Out", name, window) else { return }
      let problem = await model.saveLeftOut(at: URL(filePath: path))
      pages.notify(problem ?? "Saved “\(URL(filePath: path).lastPathComponent)”")
    }
  }
}
