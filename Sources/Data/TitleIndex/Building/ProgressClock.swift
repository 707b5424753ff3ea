/// A counter that reports the progress of an update up to ten times a second.
final class ProgressClock {
  private var progress: TitleIndexProgress
  private let report: @Sendable (TitleIndexProgress) -> Void
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?
  /// The totals of the exports that are done.
  private var earlier = (bytes: 0, read: 0, indexed: 0)

  init(bytes: Int, report: @escaping @Sendable (TitleIndexProgress) -> Void) {
    progress = TitleIndexProgress(bytesRead: 0, bytes: bytes, titlesRead: 0, titlesIndexed: 0, fraction: 0)
    self.report = report
  }

  /// Records how much of the current export has been read.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of this export read so far.
  ///   - titles: The titles of this export read so far.
  func noteRead(bytes: Int, titles: Int) {
    progress.bytesRead = earlier.bytes + bytes
    progress.titlesRead = earlier.read + titles
    tell()
  }

  func noteIndexed(_ titles: Int) {
    progress.titlesIndexed = earlier.indexed + titles
    tell()
  }

  func noteExportIsDone() {
    earlier = (progress.bytesRead, progress.titlesRead, progress.titlesRead)
    progress.titlesIndexed = progress.titlesRead
  }

  func noteAllIsDone() {
    progress.fraction = 1
    progress.timeLeft = .zero
    report(progress)
  }
}

extension ProgressClock {
  private func tell() {
    let now = ContinuousClock.now
    if let last, last.duration(to: now) < .milliseconds(100) { return }
    last = now
    let read = Double(progress.bytesRead) / Double(max(progress.bytes, 1))
    let indexed = read * Double(progress.titlesIndexed) / Double(max(progress.titlesRead, 1))
    progress.fraction = min(readingShare * read + (1 - readingShare) * indexed, 0.99)
    if progress.fraction > 0.02 {
      progress.timeLeft = start.duration(to: now) * (1 / progress.fraction - 1)
    }
    report(progress)
  }
}

/// The estimated share of the time that reading takes.
private let readingShare = 0.25
