import Foundation

/// An event that the pipeline doesn't report to subscribers. Events are for logs, and help to explain slow loading.
public enum ImagePipelineEvent: Hashable, Sendable {
  /// A picture that was shown but not cached in memory, because it exceeds the maximum share of the cache.
  case tooLargeForMemory(URL, byteCost: Int)
  /// A load that failed for a transient reason and is retried after the pause.
  case retrying(URL, ImagePipelineError, pause: Duration)
  /// A damaged file in the disk cache, which was removed.
  case damagedFile(URL)
  /// A file that couldn't be written to the disk cache. Writing pauses for a while. The reason is from the system.
  case unwritable(reason: String)
}
