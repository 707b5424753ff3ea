import AppFoundation
import Foundation
import TitleIdentity
import TitleIndex

/// The content of a title index on the disk.
public struct TitleIndexContent: Hashable, Sendable {
  /// The kinds that can be searched.
  public var kinds: [MediaKind: Kind] = [:]
  /// The size of partially downloaded exports that can be resumed, in bytes.
  public var partialBytes = 0
  /// The names of the most popular titles in the user's languages; `nil` if they can't be downloaded.
  public var names: Names?

  /// The names of the most popular titles in the user's languages.
  public struct Names: Hashable, Sendable {
    /// The languages, in order of preference.
    public var languages: [LanguageTag]
    /// The requests of the next download. There are none while all names are less than a week old.
    public var size: NameDownload.Size
    /// Whether names have been indexed.
    public var isDownloaded: Bool

    public init(languages: [LanguageTag], size: NameDownload.Size, isDownloaded: Bool) {
      self.languages = languages
      self.size = size
      self.isDownloaded = isDownloaded
    }
  }

  public struct Kind: Hashable, Sendable {
    /// The number of titles.
    public var titles: Int
    /// The day of the export.
    public var day: Date
    /// The size on the disk, in bytes.
    public var bytes: Int

    public init(titles: Int, day: Date, bytes: Int) {
      self.titles = titles
      self.day = day
      self.bytes = bytes
    }
  }

  public init(kinds: [MediaKind: Kind] = [:], partialBytes: Int = 0) {
    self.kinds = kinds
    self.partialBytes = partialBytes
  }

  /// The total number of titles.
  public var titles: Int { kinds.values.reduce(0) { $0 + $1.titles } }

  /// The total size on the disk, in bytes.
  public var bytes: Int { kinds.values.reduce(partialBytes) { $0 + $1.bytes } }
}

/// The part of the title index's update that the preferences use.
public protocol TitleIndexUpdating: Sendable {
  /// Returns the current content.
  @concurrent func content() async -> TitleIndexContent

  /// Updates these kinds; see ``TitleIndexUpdate/fetch(_:report:)``.
  func fetch(
    _ kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<MediaKind>

  /// Updates the names of these kinds; see ``TitleIndexUpdate/fetchNames(of:report:)``.
  func fetchNames(
    of kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError)

  /// Removes the index of all kinds, all names and all downloaded exports.
  @concurrent func remove() async throws(TitleIndexUpdateError)
}

extension TitleIndexUpdate: TitleIndexUpdating {
  @concurrent public func content() async -> TitleIndexContent {
    var content = TitleIndexContent()
    for kind in MediaKind.allCases {
      guard case .ready(let information)? = try? await index.status(of: kind) else { continue }
      content.kinds[kind] = TitleIndexContent.Kind(
        titles: information.titles, day: ExportDay.day(ofFile: information.source) ?? information.built,
        bytes: index.size(of: kind))
    }
    content.names = await namesContent()
    content.partialBytes = partialFiles.reduce(0) { $0 + (PartialFile.size(of: $1) ?? 0) }
    return content
  }

  @concurrent public func remove() async throws(TitleIndexUpdateError) {
    for file in partialFiles { try PartialFile(file).remove() }
    names?.remove()
    do throws(TitleIndexError) { try index.remove() } catch { throw .index(error) }
  }
}
