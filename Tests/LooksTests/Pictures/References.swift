import AppTestSupport
import Foundation

/// The reference pictures, in the repository, and what becomes of a picture that is compared with its own.
struct References {
  /// Where they are.
  let folder: URL
  /// Where the pictures of failures are put.
  let failures: URL
  /// Whether new pictures take the place of those that differ.
  let isAccepting: Bool

  /// Those of this package; failures are put at its root.
  static let own: References = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return References(
      folder: tests.appending(path: "References"),
      failures: tests.deletingLastPathComponent().deletingLastPathComponent().appending(path: ".build/looks"),
      isAccepting: ProcessInfo.processInfo.environment["LOOKS_ACCEPT"] == "1")
  }()

  static func name(_ scene: Scene, _ variant: Variant) -> String {
    "\(scene.name.replacing("/", with: "-"))-\(variant.rawValue)"
  }

  /// The names of the pictures that should be there.
  static var expected: Set<String> {
    Set(Variant.allCases.flatMap { variant in variant.scenes.map { name($0, variant) } })
  }

  func file(_ name: String) -> URL { folder.appending(path: name + ".png") }

  /// The names of those that are there.
  func present() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return Set(files.filter { $0.pathExtension == "png" }.map { $0.deletingPathExtension().lastPathComponent })
  }

  /// What is wrong with a picture, in a sentence that says where to look and how to go on; `nil` when it is as it was, or
  /// has been accepted.
  func complaint(of new: Bitmap, _ name: String) throws -> String? {
    let reference = Bitmap(contentsOf: file(name))
    let comparison = reference.flatMap { Comparison($0, new) }
    if comparison?.areSame == true { return nil }
    if isAccepting {
      try new.save(to: file(name))
      try note(name)
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
  /// For the command that says how many were accepted.
  private func note(_ name: String) throws {
    try FileManager.default.createDirectory(at: failures, withIntermediateDirectories: true)
    let list = failures.appending(path: "accepted")
    let names = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    try (names + name + "\n").write(to: list, atomically: true, encoding: .utf8)
  }

  private func report(_ picture: Bitmap, _ name: String, _ sentence: String) throws -> String {
    let file = failures.appending(path: name + ".png")
    try picture.save(to: file)
    return "\(sentence): \(file.path). If it is as it should be: make looks ACCEPT=1"
  }

  private func difference(_ reference: Bitmap, _ new: Bitmap, _ comparison: Comparison?, _ name: String) -> String {
    guard let comparison else {
      return "\(name) is \(new.width) × \(new.height) pixels and was \(reference.width) × \(reference.height). "
        + "Reference and new picture side by side"
    }
    let places = comparison.regions.prefix(3).map(\.description).joined(separator: "; ")
    let more = comparison.regions.count > 3 ? " and \(comparison.regions.count - 3) more" : ""
    return "\(name) looks different in \(comparison.differentCount) pixels (\(places)\(more)). "
      + "Reference, new picture and difference side by side"
  }
}
