// Subjects for the artwork tests, and a reader for JPEG headers.
import Foundation
import SampleCatalogue

extension ArtworkSubject {
  static func sample(
    _ kind: Kind = .poster, seed: Int = 910_000_001, title: String = "Nosferatu", genres: [Int] = [27]
  ) -> ArtworkSubject {
    ArtworkSubject(
      kind: kind, seed: seed, title: title, subtitle: "F. W. Murnau", year: 1922, genres: genres)
  }
}

/// Returns the width and height in a JPEG's frame header, or `nil` if the bytes aren't a complete JPEG.
func declaredPixelSize(of jpeg: Data) -> [Int]? {
  let bytes = [UInt8](jpeg)
  guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
  var place = 2
  while place + 8 < bytes.count, bytes[place] == 0xFF {
    let marker = bytes[place + 1]
    if (0xC0...0xC2).contains(marker) {
      return [
        Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]), Int(bytes[place + 5]) << 8 | Int(bytes[place + 6]),
      ]
    }
    place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
  }
  return nil
}
