import Foundation

/// The limits on the size and age of a cache's content.
public struct ResponseCacheLimits: Hashable, Sendable {
  /// The maximum size of unpinned responses, in bytes. The least recently used ones are deleted first.
  public var bytes: Int
  /// The maximum number of titles, not counting those of pinned responses. The least recently fetched ones are deleted
  /// first.
  public var titles: Int
  /// The maximum number of episode guides, not counting those of pinned shows. The least recently updated ones are
  /// deleted first.
  public var guides: Int
  /// The maximum age, in seconds. Older content is neither returned nor stored.
  public var age: TimeInterval
  /// The maximum size of one response, in bytes. Larger responses are not stored.
  public var maximumResponseBytes: Int

  /// The default limits: 200 MB, 100,000 titles, 10,000 episode guides, and 180 days, because TMDB's terms
  /// allow six months.
  public static let standard = ResponseCacheLimits()

  /// Creates limits. Omitted ones have the values of ``standard``.
  public init(
    bytes: Int = 200_000_000, titles: Int = 100_000, guides: Int = 10_000, age: TimeInterval = 180 * 86_400,
    maximumResponseBytes: Int = 8_000_000
  ) {
    self.bytes = max(bytes, 0)
    self.titles = max(titles, 0)
    self.guides = max(guides, 0)
    self.age = age
    self.maximumResponseBytes = maximumResponseBytes
  }
}
