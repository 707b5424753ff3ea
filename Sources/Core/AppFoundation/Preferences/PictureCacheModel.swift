import Foundation
import ImagePipeline
import Localization
import Observation

/// The model of the picture cache's settings: its size, its limit and its clearing.
@MainActor @Observable
public final class PictureCacheModel {
  /// The limits to choose from, in MB of 1,048,576 bytes.
  public static let choices = [128, 256, 512, 1_024, 2_048]

  /// The size of the cached pictures, in bytes, or `nil` until it is known.
  public private(set) var usedBytes: Int?
  /// The size of the pinned pictures among them, in bytes. They are neither evicted nor cleared.
  public private(set) var pinnedBytes = 0

  @ObservationIgnored private let cache: @MainActor () -> any PictureStore
  @ObservationIgnored private let locale: Locale
  @ObservationIgnored private var counting: Task<Void, Never>?

  /// - Parameters:
  ///   - locale: The locale that formats sizes.
  ///   - cache: Returns the cache. It is called for each use, because the cache may have been replaced.
  public init(locale: Locale, cache: @escaping @MainActor () -> any PictureStore) {
    self.locale = locale
    self.cache = cache
  }

  /// Measures the cache.
  public func count() { start { _ in } }

  /// Changes the limit. The cache evicts pictures immediately if it exceeds the new limit.
  public func setLimit(megabytes: Int) {
    cache().limit = Preferences.bounded(megabytes: megabytes) << 20
    count()
  }

  /// Removes all pictures that aren't pinned.
  public func clear() { start { await $0.clear(includingPinned: false) } }

  /// Waits until all pending operations have ended.
  public func finish() async { await counting?.value }

  /// The formatted size of the cached pictures, or an empty string until it is known.
  public var used: String {
    guard let usedBytes else { return "" }
    if usedBytes == 0 { return tr("None") }
    guard pinnedBytes > 0 else { return text(bytes: usedBytes) }
    return tr(
      "{size}, {part} of it for downloads", ["size": text(bytes: usedBytes), "part": text(bytes: pinnedBytes)])
  }

  /// Returns a formatted size, such as “512 MB”.
  public func text(bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .memory, spellsOutZero: false).locale(locale))
  }
}

extension PictureCacheModel {
  /// Runs operations one after another, so that the latest size is the last one shown.
  private func start(_ work: @escaping @Sendable (any PictureStore) async -> Void) {
    counting = Task { [weak self, cache = cache(), counting] in
      await counting?.value
      await work(cache)
      let bytes = await (used: cache.totalBytes, held: cache.pinnedBytes)
      self?.pinnedBytes = bytes.held
      self?.usedBytes = bytes.used
    }
  }
}

/// The part of the picture cache that the preferences use.
public protocol PictureStore: AnyObject, Sendable {
  /// The maximum size of all unpinned pictures, in bytes.
  var limit: Int { get set }
  /// The size of all pictures, in bytes.
  var totalBytes: Int { get async }
  /// The size of the pinned pictures, in bytes.
  var pinnedBytes: Int { get async }
  /// Removes all unpinned pictures, or all pictures, and returns when they are deleted.
  func clear(includingPinned includesPinned: Bool) async
}

extension DiskCache: PictureStore {}
