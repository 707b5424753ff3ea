import AppFoundation
import Foundation
import TMDB
import TitleIdentity
import TitleIndex

/// An update of a title index, from files or from the network.
///
/// If it fails or is cancelled, the existing index remains in use, and the next update resumes the download.
public struct TitleIndexUpdate: Sendable {
  public let index: TitleIndex
  private let source: ExportSource
  private let download: ExportDownload
  private let downloads: URL
  let names: NameDownload?
  private let today: @Sendable () -> Date

  /// - Parameters:
  ///   - downloads: The folder for exports until they are indexed.
  ///   - names: The download of the names in the user's languages; `nil` to omit them.
  ///   - pause: Waits before a request is repeated. The parameter is the number of the attempt, starting at 1.
  public init(
    _ index: TitleIndex, source: ExportSource, networking: any Networking, downloads: URL, names: NameDownload? = nil,
    today: @escaping @Sendable () -> Date = { Date() },
    pause: @escaping @Sendable (Int) async throws -> Void = { try await Task.sleep(for: .seconds(1 << $0)) }
  ) {
    self.index = index
    self.source = source
    self.downloads = downloads
    self.names = names
    self.today = today
    download = ExportDownload(networking: networking, pause: pause)
  }

  /// Returns the update according to the settings.
  ///
  /// - Parameters:
  ///   - usesSample: Whether to use the sample catalogue's titles.
  ///   - connections: The proxies, the network access and the sample catalogue.
  ///   - pages: The client that downloads the names in the user's languages; `nil` to omit them.
  public static func make(
    settings: Settings, folders: Folders, usesSample: Bool, connections: ServiceConnections, pages: PageClient? = nil
  ) -> TitleIndexUpdate {
    let source = ExportSource(settings: settings, usesSample: usesSample)
    let folder = folders.titleIndex(source)
    let networking: any Networking =
      switch source {
      case .sample: connections.sample()
      case .tmdb, .server:
        // A chunk has no time limit as long as it arrives at a minimum rate.
        HTTPNetworking(
          limits: HTTPLimits(idle: .seconds(30), total: nil, minimumRate: 1024, rateWindow: .seconds(30)),
          proxies: connections.proxies,
          plainOrigins: [settings.apiURL].compactMap(\.self))
      }
    return TitleIndexUpdate(
      TitleIndex(folder: folder), source: source,
      // The exports come from another server, so they say nothing about TMDB.
      networking: MonitoredNetworking(networking, through: connections.networkAccess, reports: false),
      downloads: folder.appending(path: "downloads", directoryHint: .isDirectory),
      // Without a credential, TMDB answers no requests except for its exports.
      names: !usesSample && settings.credential == .none
        ? nil
        : pages.map {
          NameDownload(
            $0.client.base, languages: $0.format.languagePreferences.languages,
            folder: folder.appending(path: "names", directoryHint: .isDirectory))
        })
  }

  /// Indexes exports from files, compressed or not. Their content determines their kind.
  ///
  /// - Parameters:
  ///   - kinds: The expected kinds. An export of another kind is an error.
  ///   - report: Called with the progress on another thread, up to ten times a second.
  /// - Returns: The updated kinds, which can be searched.
  public func read(
    _ files: [URL], kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<MediaKind> {
    do throws(TitleIndexError) {
      return Set(try await index.update(from: files, kinds: kinds) { report(.indexing($0)) }.map(\.kind))
    } catch {
      throw .index(error)
    }
  }

  /// Downloads and indexes the newest exports.
  ///
  /// - Parameter report: Called with the progress on another thread, for each chunk and up to ten times a second while
  ///   indexing.
  /// - Returns: The updated kinds, which can be searched.
  public func fetch(
    _ kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<MediaKind> {
    var files: [PartialFile] = []
    for kind in kinds.sorted() { files.append(try await newest(kind, report)) }
    do throws(TitleIndexUpdateError) {
      let updated = try await read(files.map(\.url), kinds: kinds, report: report)
      for file in files { file.remove() }
      return updated
    } catch {
      // An invalid export would fail again the next time.
      if error.isExportFile { for file in files { file.remove() } }
      throw error
    }
  }
}

extension TitleIndexUpdate {
  private func newest(
    _ kind: MediaKind, _ report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> PartialFile {
    for name in ExportDay.latest(today()).map({ $0.fileName(kind) }) {
      let file = try PartialFile(downloads.appending(path: name))
      let address = source.exports.appending(path: name)
      let exists = try await download.fetch(address, into: file) { report(.downloading(kind, $0)) }
      guard exists else {
        file.remove()
        continue
      }
      removeOthers(kind, than: name)
      return file
    }
    throw .notPublished(kind)
  }

  /// The partially downloaded exports, and those that haven't been indexed.
  var partialFiles: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: downloads.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasSuffix(".json.gz") }.map { downloads.appending(path: $0) }
  }

  /// Deletes the kind's exports of other days, because they will never be resumed.
  private func removeOthers(_ kind: MediaKind, than name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: downloads.path(percentEncoded: false))) ?? []
    for other in names where other.hasPrefix(ExportDay.prefix(kind)) && !other.hasPrefix(name) {
      try? FileManager.default.removeItem(at: downloads.appending(path: other))
    }
  }
}

extension TitleIndexUpdateError {
  fileprivate var isExportFile: Bool {
    guard case .index(let error) = self else { return false }
    switch error {
    case .empty, .notAnExport, .wrongKind, .damaged, .truncated, .tooManyBadLines, .lineTooLong, .tooLarge: return true
    case .cancelled, .busy, .unreadable, .diskFull, .unwritable, .damagedIndex: return false
    }
  }
}

/// The names of the most popular titles in the user's languages, which TMDB's exports lack.
extension TitleIndexUpdate {
  /// Downloads and indexes the names of these kinds, unless they are less than a week old.
  ///
  /// - Parameter report: Called after each group of pages.
  public func fetchNames(
    of kinds: Set<MediaKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) {
    guard let names else { return }
    for kind in kinds.subtracting([.person]).sorted() {
      let found = try await names.fetch(kind) { report(.naming(kind, $0, of: $1)) }
      do throws(TitleIndexError) {
        _ = try await index.updateNames(
          of: kind, to: found, source: names.languages.map(\.description).joined(separator: ","))
      } catch {
        throw .index(error)
      }
    }
    names.removeOtherLanguages()
  }

  func namesContent() async -> TitleIndexContent.Names? {
    guard let names else { return nil }
    var indexed: Set<MediaKind> = []
    for kind in [MediaKind.movie, .show] {
      if case .ready? = try? await index.statusOfNames(of: kind) { indexed.insert(kind) }
    }
    let kinds = indexed.isEmpty ? Set(MediaKind.allCases) : indexed
    return TitleIndexContent.Names(
      languages: names.languages, size: names.size(of: kinds), isDownloaded: !indexed.isEmpty)
  }
}
