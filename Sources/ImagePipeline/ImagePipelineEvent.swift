import Foundation

/// What the pipeline did without telling who asked: for a log, so that “why is this slow?” has an answer.
public enum ImagePipelineEvent: Hashable, Sendable {
  /// A picture was shown but not kept in memory, as it is over its share of the cache.
  case tooLargeForMemory(URL, byteCost: Int)
  /// A load failed for a passing reason and is tried again after the pause.
  case retrying(URL, ImagePipelineError, pause: Duration)
  /// A kept file was damaged, and was removed.
  case damagedFile(URL)
  /// A file could not be kept; nothing is written for a while. The reason is the system's.
  case unwritable(reason: String)
}
