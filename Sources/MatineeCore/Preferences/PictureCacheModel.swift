import Foundation
import ImagePipeline
import Observation

/// The pictures that are kept on the disk: how much they take, how much they may take, and their going.
@MainActor @Observable
public final class PictureCacheModel {
  /// The sizes to choose from, in MB of 1,048,576 bytes.
  public static let choices = [128, 256, 512, 1_024, 2_048]

  /// What is kept, in bytes; `nil` until it was counted.
  public private(set) var usedBytes: Int?
  /// What of it is kept for when there is no network, in bytes: it neither makes room nor is it cleared.
  public private(set) var heldBytes = 0

  @ObservationIgnored private let cache: @MainActor () -> any PictureStore
  @ObservationIgnored private let locale: Locale
  @ObservationIgnored private var counting: Task<Void, Never>?

  /// - Parameters:
  ///   - locale: writes sizes.
  ///   - cache: asked each time, as another may have come into its place.
  public init(locale: Locale, cache: @escaping @MainActor () -> any PictureStore) {
    self.locale = locale
    self.cache = cache
  }

  /// Counts what is kept.
  public func count() { start { _ in } }

  /// Changes how much may be kept. What is over it goes at once.
  public func setLimit(megabytes: Int) {
    cache().limit = Preferences.bounded(megabytes: megabytes) << 20
    count()
  }

  /// Removes all that was merely seen.
  public func clear() { start { await $0.clear(evenHeld: false) } }

  /// Waits until all that was begun is done.
  public func finish() async { await counting?.value }

  /// How much is kept, in words; empty until it was counted.
  public var used: String {
    guard let usedBytes else { return "" }
    if usedBytes == 0 { return "None" }
    guard heldBytes > 0 else { return words(bytes: usedBytes) }
    return "\(words(bytes: usedBytes)), \(words(bytes: heldBytes)) of it kept offline"
  }

  /// A size in words, such as “512 MB”.
  public func words(bytes: Int) -> String {
    bytes.formatted(.byteCount(style: .memory, spellsOutZero: false).locale(locale))
  }
}

extension PictureCacheModel {
  /// One after the other, so that the last count is the last to be shown.
  private func start(_ work: @escaping @Sendable (any PictureStore) async -> Void) {
    counting = Task { [weak self, cache = cache(), counting] in
      await counting?.value
      await work(cache)
      let bytes = await (used: cache.totalBytes, held: cache.heldBytes)
      self?.heldBytes = bytes.held
      self?.usedBytes = bytes.used
    }
  }
}

/// Where pictures are kept, as the preferences see it.
public protocol PictureStore: AnyObject, Sendable {
  /// How much may be kept beside what is held, in bytes.
  var limit: Int { get set }
  /// How much is kept, in bytes.
  var totalBytes: Int { get async }
  /// How much of it is kept for when there is no network, in bytes.
  var heldBytes: Int { get async }
  /// Removes everything but that, or that as well, and returns when it is gone.
  func clear(evenHeld isHeldToGo: Bool) async
}

extension DiskCache: PictureStore {}
