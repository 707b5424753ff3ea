import AppFoundation
import Foundation
import Library

/// The profile pictures in a folder that devices share, next to the journals that refer to them.
///
/// A device writes only its own files, `DEVICE.HASH.jpg`: pictures that were chosen on it, and pictures that no other
/// device offers. It copies missing pictures from any device, if their bytes match the hash.
public struct SharedPictures: Sendable {
  /// The result of a sync.
  public struct Report: Hashable, Sendable {
    /// The number of pictures received.
    public internal(set) var receivedCount = 0
    /// The names of needed files whose content isn't the expected picture.
    public internal(set) var refused: [String] = []
    /// Whether a picture couldn't be written, in the shared folder or on this device.
    public internal(set) var isUnwritable = false

    public init() {}
  }

  private let url: URL
  private let library: Library
  private let folder: PictureFolder

  /// - Parameters:
  ///   - url: The shared folder.
  ///   - folder: The folder with this device's pictures.
  public init(_ url: URL, of library: Library, in folder: PictureFolder) {
    self.url = url
    self.library = library
    self.folder = folder
  }

  /// Copies missing pictures from the shared folder, and exports this device's pictures to it.
  @concurrent
  public func sync() async -> Report {
    var report = Report()
    guard let named = try? await library.profilePictureNames() else { return report }
    let available = available()
    let wanted = named.current.compactMap { PictureName($0) }.sorted { $0.text < $1.text }.prefix(Self.maximumPictures)
    take(wanted.filter { !folder.names().contains($0.text) }, from: available, &report)
    export(Array(wanted), named, available, &report)
    return report
  }

  private func take(_ wanted: [PictureName], from available: [PictureName: [SharedPicture]], _ report: inout Report) {
    var room = Self.maximumBytes - folder.size()
    for name in wanted {
      for shared in (available[name] ?? []).prefix(Self.maximumOffers) where room > 0 {
        guard let data = picture(name, shared) else {
          report.refused.append(shared.file)
          continue
        }
        do throws(ProfilePictureError) {
          _ = try folder.put(data)
          report.receivedCount += 1
          room -= data.count
        } catch {
          report.isUnwritable = true
        }
        break
      }
    }
  }

  /// Returns the picture in a file; `nil` if it isn't valid or doesn't match the name.
  private func picture(_ name: PictureName, _ shared: SharedPicture) -> Data? {
    guard let data = try? PictureFolder.read(url.appending(path: shared.file)), (try? PictureName(of: data)) == name
    else { return nil }
    return data
  }

  private func export(
    _ present: [PictureName], _ named: Library.ProfilePictureNames, _ available: [PictureName: [SharedPicture]],
    _ report: inout Report
  ) {
    let own = { (name: PictureName) in available[name]?.contains { $0.device == named.device } == true }
    for name in present where !own(name) && (named.own.contains(name.text) || available[name] == nil) {
      guard let data = try? folder.data(name) else { continue }
      do {
        try PrivateFile.replace(url.appending(path: "\(named.device).\(name.text)"), with: data)
      } catch {
        report.isUnwritable = true
      }
    }
    // No profile uses these pictures any more. After an undo, the device writes them again.
    for shared in available.values.joined()
    where shared.device == named.device && !named.current.contains(shared.name.text) {
      try? FileManager.default.removeItem(at: url.appending(path: shared.file))
    }
  }

  private func available() -> [PictureName: [SharedPicture]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Dictionary(grouping: names.sorted().compactMap(SharedPicture.init), by: \.name)
  }

  /// The maximum number and total size of pictures, more than any household has.
  private static let maximumPictures = 1_000
  private static let maximumBytes = 256 << 20
  /// The maximum number of files to try for each picture.
  private static let maximumOffers = 8
}

/// A file in the shared folder with the name of a picture. Conflict copies of sync programs have other names.
private struct SharedPicture: Sendable {
  let file: String
  let device: DeviceID
  let name: PictureName

  init?(_ file: String) {
    let parts = file.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let device = DeviceID(String(parts[0])), let name = PictureName(parts[1]) else {
      return nil
    }
    self.file = file
    self.device = device
    self.name = name
  }
}
