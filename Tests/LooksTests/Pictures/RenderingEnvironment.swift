import CAdwaita
import Foundation
import GTK

/// The environment that affects rendering: the configuration of the test process, and the versions of libraries and
/// fonts. Screenshots from different environments can't be compared.
@MainActor
enum RenderingEnvironment {
  static let file = References.package.folder.appending(path: "made-with.txt")

  /// The reason why screenshots can't be compared in this process, or `nil`.
  static var problem: String? {
    let environment = ProcessInfo.processInfo.environment
    let fonts = URL(filePath: environment["FONTCONFIG_FILE"] ?? "/").resolvingSymlinksInPath()
    let tests = References.package.folder.deletingLastPathComponent()
    let own = tests.appending(path: "fonts.conf").resolvingSymlinksInPath()
    guard fonts == own, environment["GSK_RENDERER"] == "cairo" else {
      return "The comparison needs a separate process with its own fonts and display. Run make looks."
    }
    return fontFiles.isEmpty ? "The font Cantarell is not installed. Run make deps." : nil
  }

  /// The versions of the libraries and fonts in this environment, one per line.
  static var current: [String] {
    let gtk = "\(gtk_get_major_version()).\(gtk_get_minor_version()).\(gtk_get_micro_version())"
    let adwaita = "\(adw_get_major_version()).\(adw_get_minor_version()).\(adw_get_micro_version())"
    return [
      "GTK \(gtk)", "libadwaita \(adwaita)", "Pango \(String(cString: pango_version_string()))",
      "HarfBuzz \(String(cString: hb_version_string()))", "Cairo \(String(cString: cairo_version_string()))",
      "Adwaita icons \(iconVersion)",
    ] + fontFiles.compactMap { file in checksum(of: file).map { "\(file.lastPathComponent) \($0)" } }
  }

  /// The versions that the references were made with, or an empty list if unknown.
  static var reference: [String] {
    (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
  }

  /// A message with the differences between the two environments and instructions, or `nil` if there are none.
  static var difference: String? {
    guard current != reference else { return nil }
    let parts = Set((current + reference).compactMap { $0.split(separator: " ").dropLast().joined(separator: " ") })
    let changes = parts.sorted().compactMap { part -> String? in
      let (now, then) = (version(of: part, in: current), version(of: part, in: reference))
      return now == then ? nil : "\(part) is \(now) instead of \(then)"
    }
    return "The reference pictures were made in a different environment, so no pictures were compared: "
      + changes.joined(separator: ", ")
      + ". Run make looks on Debian 12, or replace the references with make looks ACCEPT=1 and check the new ones."
  }
}

extension RenderingEnvironment {
  private static func version(of part: String, in lines: [String]) -> String {
    lines.first { $0.hasPrefix(part + " ") }.map { String($0.dropFirst(part.count + 1).prefix(12)) } ?? "unknown"
  }

  /// The version of the icon theme, from its pkg-config file. The theme has no API for it.
  private static var iconVersion: String {
    let file = "/usr/share/pkgconfig/adwaita-icon-theme.pc"
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.first { $0.hasPrefix("Version:") }.map { $0.dropFirst(8).trimmingCharacters(in: .whitespaces) }
      ?? "unknown"
  }

  /// The font files in the folders that `fonts.conf` lists.
  private static var fontFiles: [URL] {
    let configuration = References.package.folder.deletingLastPathComponent().appending(path: "fonts.conf")
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    let folders = text.matches(of: /<dir>(.+?)<\/dir>/).map { URL(filePath: String($0.output.1)) }
    let files = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? []
    }
    return files.filter { ["otf", "ttf"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  private static func checksum(of file: URL) -> String? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return data.withUnsafeBytes { bytes in
      let text = g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, bytes.baseAddress?.assumingMemoryBound(to: guchar.self), gsize(bytes.count))
      defer { g_free(text) }
      return text.map { String(cString: $0) }
    }
  }
}
