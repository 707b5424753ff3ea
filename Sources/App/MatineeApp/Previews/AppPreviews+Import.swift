import Catalogue
import Containment
import Foundation
import LibraryFormats
import ScreenFoundation
import Transfer
import TransferUI

/// The steps of an import, and matching the sample catalogue's titles.
extension AppPreviews {
  static let imports: [Preview<PreviewController>] = [
    Preview("Import") { preview in
      let model = importModel(preview)
      model.begin()
      preview.isReady = { model.step == .reviewing }
      return ImportController(model)
    },
    Preview("Import Review") { preview in
      let model = importModel(preview)
      model.begin()
      preview.isReady = { model.step == .reviewing }
      return ImportReviewController(model)
    },
    Preview("Import Progress") { ImportProgressController(importModel($0)) },
    Preview("Import Passphrase") { _ in ImportPassphraseController(isRetry: true) { _ in } },
    Preview("Import Question") { _ in
      ImportQuestionController(.dayOrMonthFirst(file: "ratings.csv", example: "3/4/25")) { _ in }
    },
    Preview("Title Match") { preview in
      let page = StatefulContentController(
        TitleMatchController(
          matchModel(preview), format: preview.app.catalogue.format, images: preview.app.images))
      page.handle(preview.context.screens.perform)
      return page
    },
    Preview("Title Decisions") { preview in
      let model = matchModel(preview)
      return PreviewLoader.make(preview.context.screens) { [app = preview.app] in
        try await model.lookUp(try await model.titles())
        return TitleDecisionsController(model, format: app.catalogue.format, images: app.images)
      }
    },
  ]

  private static func importModel(_ preview: PreviewController) -> ImportModel {
    let file = FileManager.default.temporaryDirectory.appending(path: "matinee-preview-\(UUID().uuidString).csv")
    try? Data(exported.utf8).write(to: file)
    preview.retain(TemporaryFile(file))
    return ImportModel(file, into: preview.app.library) { [catalogue = preview.app.catalogue] in
      await CatalogueMatcher(catalogue.client, catalogue.guides)
    }
  }

  private static func matchModel(_ preview: PreviewController) -> TitleMatchModel {
    TitleMatchModel(preview.app.library, for: .sample, preview.app.catalogue.pages, preview.app.catalogue.guides)
  }
}

/// A file that is removed when its last owner releases it.
private final class TemporaryFile {
  private let file: URL

  init(_ file: URL) { self.file = file }

  isolated deinit { try? FileManager.default.removeItem(at: file) }
}

/// A Letterboxd export with an unknown title and an invalid row.
private let exported = """
  Date,Name,Year,Letterboxd URI,Rating
  2024-05-01,The Gold Rush,1925,https://boxd.it/1,4.5
  2024-05-02,Godzilla,1954,https://boxd.it/2,5
  2024-05-03,Nobody’s Film,1926,https://boxd.it/3,4
  not a row

  """
