import ArgumentParser
import Foundation
import GTK

/// The gallery's command line: the entries, their appearance, and the output to a window or to files.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matinee-gallery", abstract: "Show each controller and view in isolation, in each of its states.")

  @Option(help: "Open this entry (see --list).") var entry: String?
  @Flag(help: "Print the IDs of all entries and quit.") var list = false
  @Option(help: "Save every entry as PNG files in this folder, light and dark, narrow and wide, and quit.")
  var screenshotAll: String?
  @Flag(help: "Check every entry for accessibility problems, light and dark, narrow and wide; print them and quit.")
  var audit = false
  @Option(help: "Save pictures of the problems found by --audit in this folder.") var findings: String?
  @Option(help: "light or dark (default: the desktop’s setting).") var scheme: SchemeName?
  @Option(help: "The text scale, such as 2.") var textScale: Double?

  @Flag(help: "Use a right-to-left layout.") var rightToLeft = false

  enum SchemeName: String, ExpressibleByArgument, CaseIterable { case light, dark }

  func validate() throws {
    if let textScale, !(0.5...4).contains(textScale) { throw ValidationError("--text-scale must be from 0.5 to 4.") }
  }

  func run() throws {
    let command = self
    let code = try MainActor.assumeIsolated { try command.runOnMain() }
    if code != 0 { throw ExitCode(code) }
  }

  @MainActor private func runOnMain() throws -> Int32 {
    if list {
      for entry in Gallery.entries { FileHandle.standardOutput.write(Data("\(entry.id)\t\(entry.title)\n".utf8)) }
      return 0
    }
    let chosen = try entry.map(find)
    try MainLoop.attach()
    guard Display.open() else {
      let words = "Can’t open a display: neither WAYLAND_DISPLAY nor DISPLAY names one.\n"
      FileHandle.standardError.write(Data(words.utf8))
      return 1
    }
    if let textScale { Display.textScale = textScale }
    if rightToLeft { TextDirection.current = .rightToLeft }
    let colors = scheme.flatMap { ColorScheme(rawValue: $0.rawValue) }
    let tour = EntryTour(chosen.map { [$0] } ?? Gallery.entries, scheme: colors)
    if audit { return Auditor(folder: findings, tour: tour).run() }
    if let screenshotAll { return ScreenshotWriter(folder: screenshotAll, tour: tour).run() }
    ColorScheme.force(colors)
    return GalleryApplication(entry: chosen).run()
  }

  @MainActor private func find(_ id: String) throws -> GalleryEntry {
    if let entry = Gallery.entries.first(where: { $0.id == id }) { return entry }
    throw ValidationError(
      "There’s no entry “\(id)”. The entries are: \(Gallery.entries.map(\.id).joined(separator: ", "))")
  }
}
