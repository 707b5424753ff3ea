import AppTestSupport
import Foundation

/// The reference images in the repository, and the comparison with new ones.
struct References {
  /// The folder of the references.
  let folder: URL
  /// The folder for the images of failures.
  let failures: URL
  /// Whether new images replace the references from which they differ.
  let isAccepting: Bool

  /// The references of this package. Images of failures are stored in its build folder.
  static let package: References = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return References(
      folder: tests.appending(path: "References"),
      failures: tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/looks"),
      isAccepting: ProcessInfo.processInfo.environment["LOOKS_ACCEPT"] == "1")
  }()

  static func name(_ scene: Scene, _ variant: Variant) -> String {
    "\(scene.name.replacing("/", with: "-"))-\(variant.rawValue)"
  }

  /// The names of all expected images.
  static var expected: Set<String> {
    Set(Variant.allCases.flatMap { variant in variant.scenes.map { name($0, variant) } })
  }

  func file(_ name: String) -> URL { folder.appending(path: name + ".png") }

  /// Returns the names of the existing images.
  func present() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return Set(files.filter { $0.pathExtension == "png" }.map { $0.deletingPathExtension().lastPathComponent })
  }

  /// Returns a failure message that explains where to look and what to do. Returns `nil` if the image equals its
  /// reference or has been accepted.
  func failureMessage(for new: Bitmap, named name: String) throws -> String? {
    let reference = Bitmap(contentsOf: file(name))
    let comparison = reference.flatMap { Comparison($0, new) }
    if comparison?.areSame == true { return nil }
    if isAccepting {
      try new.save(to: file(name))
      try recordAcceptance(of: name)
      return nil
    }
    guard let reference else {
      return try report(new, name, "\(name) has no reference picture. Look at the new one")
    }
    let sheet = SideBySide.picture(reference: reference, new: new, comparison)
    return try report(sheet, name, difference(reference, new, comparison, name))
  }
}

extension References {
  /// Records an accepted image, so that `make looks` can print how many were accepted.
  private func recordAcceptance(of name: String) throws {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let list = failures.appending(path: "accepted")
    let names = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    try (names + name + "\n").write(to: list, atomically: true, encoding: .utf8)
  }

  private func report(_ picture: Bitmap, _ name: String, _ sentence: String) throws -> String {
    let file = failures.appending(path: name + ".png")
    try picture.save(to: file)
    return "\(sentence): \(file.path). If it is correct, run “make looks ACCEPT=1”"
  }

  private func difference(_ reference: Bitmap, _ new: Bitmap, _ comparison: Comparison?, _ name: String) -> String {
    guard let comparison else {
      return "\(name) is \(new.width) × \(new.height) pixels and was \(reference.width) × \(reference.height). "
        + "Reference and new picture side by side"
    }
    let regions = comparison.regions.prefix(3).map(\.description).joined(separator: "; ")
    let more = comparison.regions.count > 3 ? " and \(comparison.regions.count - 3) more" : ""
    return "\(name) looks different in \(comparison.differentCount) pixels (\(regions)\(more)). "
      + "Reference, new picture and difference side by side"
  }
}
