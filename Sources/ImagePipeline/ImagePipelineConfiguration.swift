/// The bounds of a pipeline: nothing in it grows without one.
public struct ImagePipelineConfiguration: Hashable, Sendable {
  /// How many downloads run at once.
  public var concurrentLoads = 6
  /// How many kept files are read at once; they do not wait for downloads.
  public var concurrentReads = 4
  /// How many pictures are decoded at once.
  public var concurrentDecodes = 2
  /// The largest content that is loaded, in bytes.
  public var maximumDataBytes = 32 << 20
  /// The longest side a picture may claim to have, in pixels; a longer one is never decoded.
  public var maximumSide = 16_384
  /// How many pixels a picture may claim to have in all; one with more is never decoded.
  public var maximumPixels = 50_000_000
  /// What all kept pictures may take together, in bytes; the least recently used go first.
  public var memoryCacheBytes = 64 << 20
  /// What keeping one picture takes beside its pixels, in bytes; it counts towards ``memoryCacheBytes``, as many small ones are
  /// not free. Some 700 were measured for GTK's objects, the address, and the places in the cache's tables.
  public var memoryEntryBytes = 1_024
  /// The part of ``memoryCacheBytes`` that one picture may take; a larger one is shown but not kept.
  public var largestEntryShare = 0.1
  /// How many permanent failures are remembered; the oldest are forgotten first.
  public var rememberedFailures = 1_000
  /// When a load that failed is tried again.
  public var retries = RetryPolicy()

  /// The bounds the app uses.
  public init() {}
}
