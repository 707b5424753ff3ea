import Foundation
import Library

/// People's pictures in a folder that is shared between devices, beside the journals that name them.
///
/// A device writes its own files alone, `DEVICE.HASH.jpg`: those that it chose, and those that it alone can give. It takes what a
/// profile names and it lacks, from whoever has it, as far as its bytes are those that were named.
public struct SharedPictures: Sendable {
  /// What came of looking into the folder.
  public struct Report: Hashable, Sendable {
    /// How many pictures were taken.
    public internal(set) var came = 0
    /// Files that were named, and are no pictures that can be shown.
    public internal(set) var refused: [String] = []
    /// Whether some picture could not be written, here or there.
    public internal(set) var isUnwritable = false

    public init() {}
  }

  private let url: URL
  private let library: Library
  private let folder: PictureFolder

  /// - Parameters:
  ///   - url: the folder that is shared.
  ///   - folder: this device's own pictures.
  public init(_ url: URL, of library: Library, in folder: PictureFolder) {
    self.url = url
    self.library = library
    self.folder = folder
  }

  @concurrent
  public func exchange() async -> Report {
    var report = Report()
    guard let named = try? await library.pictureNames() else { return report }
    let offered = offered()
    let wanted = named.present.compactMap { PictureName($0) }.sorted { $0.text < $1.text }.prefix(Self.mostPictures)
    take(wanted.filter { !folder.names().contains($0.text) }, from: offered, &report)
    give(Array(wanted), named, offered, &report)
    return report
  }

  private func take(_ wanted: [PictureName], from offered: [PictureName: [Offer]], _ report: inout Report) {
    var room = Self.mostBytes - folder.size()
    for name in wanted {
      for offer in (offered[name] ?? []).prefix(Self.mostOffers) where room > 0 {
        guard let data = picture(name, offer) else {
          report.refused.append(offer.file)
          continue
        }
        do throws(ProfilePictureError) {
          _ = try folder.put(data)
          report.came += 1
          room -= data.count
        } catch {
          report.isUnwritable = true
        }
        break
      }
    }
  }

  /// `nil` for what is no picture, and for other bytes than those that were named.
  private func picture(_ name: PictureName, _ offer: Offer) -> Data? {
    guard let data = try? PictureFolder.read(url.appending(path: offer.file)), (try? PictureName(of: data)) == name
    else { return nil }
    return data
  }

  private func give(
    _ present: [PictureName], _ named: Library.PictureNames, _ offered: [PictureName: [Offer]], _ report: inout Report
  ) {
    let own = { (name: PictureName) in offered[name]?.contains { $0.device == named.device } == true }
    for name in present where !own(name) && (named.own.contains(name.text) || offered[name] == nil) {
      guard let data = try? folder.data(name) else { continue }
      do {
        try PrivateFile.replace(url.appending(path: "\(named.device).\(name.text)"), with: data)
      } catch {
        report.isUnwritable = true
      }
    }
    // What nobody is known by any more; where that is undone, it is given again.
    for offer in offered.values.joined() where offer.device == named.device && !named.present.contains(offer.name.text)
    {
      try? FileManager.default.removeItem(at: url.appending(path: offer.file))
    }
  }

  private func offered() -> [PictureName: [Offer]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return Dictionary(grouping: names.sorted().compactMap(Offer.init), by: \.name)
  }

  /// The pictures of more people are no household's, nor is more than this.
  private static let mostPictures = 1_000
  private static let mostBytes = 256 << 20
  /// Of one picture.
  private static let mostOffers = 8
}

/// A file in the folder that is said to be a picture. What a copying program made of one in a conflict is none.
private struct Offer: Sendable {
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
