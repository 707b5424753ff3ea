import Foundation
import SystemIO
import TitleIdentity

/// The kind of a file according to its first bytes, regardless of its name.
enum FileKind: Hashable {
  case folder
  case zip
  /// 7z, RAR, gzip, bzip2 or xz.
  case otherArchive
  case plain

  init(of url: URL, name: String) throws(ImportError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      self = .folder
    } else {
      self = Self(firstBytes: try PlainFile.read(url, name: name, count: 8))
    }
  }

  init(firstBytes bytes: [UInt8]) {
    let zips: [[UInt8]] = [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]]
    let others: [[UInt8]] = [
      [0x37, 0x7A, 0xBC, 0xAF], Array("Rar!".utf8), [0x1F, 0x8B], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58],
    ]
    if zips.contains(where: { bytes.starts(with: $0) }) {
      self = .zip
    } else {
      self = others.contains { bytes.starts(with: $0) } ? .otherArchive : .plain
    }
  }
}
