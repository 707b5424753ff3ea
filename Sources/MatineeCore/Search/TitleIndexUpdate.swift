import Foundation
import SampleCatalogue
import TMDB
import TitleIndex

/// Brings a title index up to date, from files or from the network, and tells how far it is.
///
/// Whatever goes wrong, and when it is cancelled, the old index serves on, and the next update takes up what was
/// downloaded.
public struct TitleIndexUpdate: Sendable {
  public let index: TitleIndex
  private let source: ExportSource
  private let download: ExportDownload
  private let downloads: URL
  private let today: @Sendable () -> Date

  /// - Parameters:
  ///   - downloads: where exports lie until the index is made of them.
  ///   - pause: waits before something is asked for again; the number counts from 1.
  public init(
    _ index: TitleIndex, source: ExportSource, networking: any Networking, downloads: URL,
    today: @escaping @Sendable () -> Date = { Date() },
    pause: @escaping @Sendable (Int) async throws -> Void = { try await Task.sleep(for: .seconds(1 << $0)) }
  ) {
    self.index = index
    self.source = source
    self.downloads = downloads
    self.today = today
    download = ExportDownload(networking: networking, pause: pause)
  }

  /// The update that the settings ask for.
  ///
  /// - Parameters:
  ///   - usesSample: the built-in catalogue's titles.
  ///   - proxies: how the network is reached.
  public static func make(
    settings: Settings, folders: Folders, usesSample: Bool, proxies: any ProxyResolving
  ) -> TitleIndexUpdate {
    let source = ExportSource(settings: settings, usesSample: usesSample)
    let folder = folders.titleIndex(source)
    let networking: any Networking =
      switch source {
      case .sample: SampleNetworking(pictures: nil)
      case .tmdb, .server:
        // A piece may take as long as it likes, as long as enough of it comes.
        HTTPNetworking(
          limits: HTTPLimits(idle: .seconds(30), total: nil, slowestRate: 1024, rateWindow: .seconds(30)),
          proxies: proxies,
          plainOrigins: [settings.apiURL].compactMap(\.self))
      }
    return TitleIndexUpdate(
      TitleIndex(folder: folder), source: source, networking: networking,
      downloads: folder.appending(path: "downloads", directoryHint: .isDirectory))
  }

  /// Reads exports from files, packed or not; their lines say of which kind they are.
  ///
  /// - Parameters:
  ///   - kinds: an export of another kind is refused.
  ///   - report: called on another thread, at most ten times a second.
  /// - Returns: the kinds that were updated, all of which serve.
  public func read(
    _ files: [URL], kinds: Set<TitleKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<TitleKind> {
    do throws(TitleIndexError) {
      return Set(try await index.update(from: files, kinds: kinds) { report(.indexing($0)) }.map(\.kind))
    } catch {
      throw .index(error)
    }
  }

  /// Downloads the newest exports, and makes the index of them.
  ///
  /// - Parameter report: called on another thread, for each piece, and at most ten times a second.
  /// - Returns: the kinds that were updated, all of which serve.
  public func fetch(
    _ kinds: Set<TitleKind>, report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> Set<TitleKind> {
    var files: [PartialFile] = []
    for kind in kinds.sorted() { files.append(try await newest(kind, report)) }
    do throws(TitleIndexUpdateError) {
      let updated = try await read(files.map(\.url), kinds: kinds, report: report)
      for file in files { file.remove() }
      return updated
    } catch {
      // What is bad would be bad the next time, too.
      if error.isOfExports { for file in files { file.remove() } }
      throw error
    }
  }
}

extension TitleIndexUpdate {
  private func newest(
    _ kind: TitleKind, _ report: @escaping @Sendable (TitleIndexStep) -> Void
  ) async throws(TitleIndexUpdateError) -> PartialFile {
    for name in ExportDay.latest(today()).map({ $0.fileName(kind) }) {
      let file = try PartialFile(downloads.appending(path: name))
      let address = source.exports.appending(path: name)
      let isThere = try await download.fetch(address, into: file) { report(.downloading(kind, $0)) }
      guard isThere else {
        file.remove()
        continue
      }
      removeOthers(kind, than: name)
      return file
    }
    throw .notPublished(kind)
  }

  /// The exports that were begun and of which no index was made.
  var begunFiles: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: downloads.path(percentEncoded: false))) ?? []
    return names.filter { $0.hasSuffix(".json.gz") }.map { downloads.appending(path: $0) }
  }

  /// Begun on another day, and never to be taken up again.
  private func removeOthers(_ kind: TitleKind, than name: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: downloads.path(percentEncoded: false))) ?? []
    for other in names where other.hasPrefix(ExportDay.prefix(kind)) && !other.hasPrefix(name) {
      try? FileManager.default.removeItem(at: downloads.appending(path: other))
    }
  }
}

extension TitleIndexUpdateError {
  fileprivate var isOfExports: Bool {
    guard case .index(let error) = self else { return false }
    switch error {
    case .empty, .notAnExport, .otherKind, .damaged, .truncated, .tooManyBadLines, .lineTooLong, .tooLarge: return true
    case .cancelled, .busy, .unreadable, .diskFull, .unwritable, .damagedIndex: return false
    }
  }
}
