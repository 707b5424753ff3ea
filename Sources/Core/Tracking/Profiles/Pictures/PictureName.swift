private import CGLib
import Foundation
import ImagePipeline
import TitleIdentity

/// The name of a profile picture: the hash of its bytes. It's the same on all devices, and different for each picture.
package struct PictureName: Hashable, Sendable {
  package let text: String

  /// Creates the name of a picture.
  ///
  /// - Throws: ``ProfilePictureError`` if the data isn't a picture or is too large.
  package init(of data: Data) throws(ProfilePictureError) {
    guard data.count <= Self.maximumBytes else { throw .tooLarge }
    guard let header = try? ImageHeader(data),
      1...Self.maximumPixels ~= header.dimensions.width, 1...Self.maximumPixels ~= header.dimensions.height,
      let passes = try? header.passes(in: data),
      ImagePipelineConfiguration().problem(header.dimensions, passes: passes) == nil
    else { throw .noPicture }
    text = Self.hash(of: data) + (header.kind == .png ? ".png" : ".jpg")
  }

  /// Creates a name from text; returns `nil` for names in another format, such as the random names of earlier versions.
  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 64, ["jpg", "png"].contains(parts[1]),
      parts[0].utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = String(text)
  }

  /// Returns the SHA-256 in hexadecimal digits.
  private static func hash(of data: Data) -> String {
    let digits = data.withUnsafeBytes { bytes in
      g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes.bindMemory(to: guchar.self).baseAddress, gsize(bytes.count))
    }
    defer { g_free(digits) }
    return digits.map { String(cString: $0) } ?? ""
  }

  static let maximumBytes = 4 << 20
  private static let maximumPixels = 10_000
}
