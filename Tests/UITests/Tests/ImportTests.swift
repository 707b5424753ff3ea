import Foundation
import ToolTestSupport
import XCTest

/// Tests of export and import with the file chooser, and of a passphrase.
final class ImportTests: MatineeUITestCase, ImportController, RatingController, TitleScreenController {
  private var importing: ImportValidator { ImportValidator(app: app) }

  func testEncryptedArchiveOpensOnlyWithItsPassphrase() throws {
    let folder = try TemporaryFolder()
    let archive = folder.url.appending(path: "export.zip")
    try XCTUnwrap(Data(base64Encoded: EncryptedArchive.base64)).write(to: archive)
    try launch()
    try cancelImport()
    try openImport(of: archive.path)
    try importing.validateAsksForPassphrase()
    try pressEscape()
    try importing.validateClosed()
    try openImport(of: archive.path)
    try importing.validateAsksForPassphrase()
    try unlockArchive("open")
    try importing.validateSays("Wrong passphrase. Try again.")
    try unlockArchive("sesame")
    try importing.validateSays("1 row isn’t imported")
    try pressEscape()
    try importing.validateClosed()
  }

  func testExportIsImportedAgainAndUndoneInOneStep() throws {
    let folder = try TemporaryFolder()
    let film = try XCTUnwrap(server.page("now_playing").results.first)
    try launch()
    try list.validateHasRow(film)
    try openTitle(film)
    try typeRating("8.5")
    try rating.validateText("“\(film.title)” rated 8.5 out of 10")
    try pressBack()
    try rating.validateRow(film, rating: "8.5")
    let name = try export(to: folder.url)
    try rating.validateText("Saved “\(name)”.")
    try quit()
    // Another user, without any data.
    try launch()
    try rating.validateRow(film, rating: nil)
    try openImport(of: folder.url.appending(path: name).path)
    try tapImport("1 Entry")
    try importing.validateClosed()
    try rating.validateText("1 entry imported from Matinee")
    try rating.validateRow(film, rating: "8.5")
    try pressUndo()
    try rating.validateRow(film, rating: nil)
  }
}
