import AppFoundation
import ArgumentParser
import Foundation
import Library
import Localization
import MatineeApp
import SystemIO
import Tracking
import Transfer

/// The `matinee sync` command, which syncs the library through a folder that another program copies between devices.
struct SyncCommand: BackgroundCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: tr("Merge your library with the libraries in a folder that your devices share."),
    discussion: tr(
      """
      Each device writes its own file there and reads the others. A service such as Syncthing or Nextcloud copies the \
      folder between the devices. The default is the folder chosen in the preferences.
      """))

  @Argument(help: ArgumentHelp(tr("An existing folder.")), completion: .directory)
  var folder: String?

  @Flag(help: ArgumentHelp(tr("Print one JSON object.")))
  var json = false

  /// Syncs once and returns the exit code.
  func execute() async -> Int32 {
    await LibraryContext.run { context, library in
      if let error = context.settingsError, folder == nil { throw error }
      guard let url = folderURL(in: context.settings) else {
        StandardStreams.printError(tr("No folder is shared. Specify one, or choose it in the preferences."))
        return 1
      }
      do throws(LibraryError) {
        let report = try await SharedFolder.sync(url, of: library)
        let pictures = PictureFolder(context.folders.profilePictures)
        let pictureReport = await SharedPictures(url, of: library, in: pictures).sync()
        let problem = report.problem ?? pictureReport.problem
        for sentence in [problem, report.notice].compactMap(\.self) { StandardStreams.printError(sentence) }
        let isPrinted =
          json
          ? StandardStreams.print(json: report.json, confirmsChange: true)
          : StandardStreams.print(report.summary, confirmsChange: true)
        return isPrinted && problem == nil ? 0 : 1
      } catch {
        let isAboutLibrary = error == library.readOnlyReason
        StandardStreams.printError(isAboutLibrary ? error.sentence : error.sharingSentence(url))
        return 1
      }
    }
  }

  private func folderURL(in settings: Settings) -> URL? {
    guard let folder else { return settings.sharedFolder }
    return URL(argument: folder, directoryHint: .isDirectory).absoluteURL
  }
}

extension SharedFolder.Report {
  fileprivate var json: String {
    #"{"received":\#(merged.new),"sent":\#(written),"devices":\#(devices),"damaged":\#(damaged),"unreadable":\#(unreadable.count + links.count + newer.count + tooLarge.count)}"#
  }
}
