/// A counter that reports the progress of an update up to ten times a second.
final class ProgressReporter {
  private var progress: TitleIndexProgress
  private let report: @Sendable (TitleIndexProgress) -> Void
  private let start = ContinuousClock.now
  private var last: ContinuousClock.Instant?
  /// The totals of the exports that are done.
  private var finishedExports = (bytes: 0, read: 0, indexed: 0)

  init(bytes: Int, report: @escaping @Sendable (TitleIndexProgress) -> Void) {
    progress = TitleIndexProgress(bytesRead: 0, bytes: bytes, titlesRead: 0, titlesIndexed: 0, fraction: 0)
    self.report = report
  }

  /// Records how much of the current export has been read.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of this export read so far.
  ///   - titles: The titles of this export read so far.
  func didRead(bytes: Int, titles: Int) {
    progress.bytesRead = finishedExports.bytes + bytes
    progress.titlesRead = finishedExports.read + titles
    reportProgress()
  }

  func didIndex(_ titles: Int) {
    progress.titlesIndexed = finishedExports.indexed + titles
    reportProgress()
  }

  func didFinishExport() {
    finishedExports = (progress.bytesRead, progress.titlesRead, progress.titlesRead)
    progress.titlesIndexed = progress.titlesRead
  }

  func didFinish() {
    progress.fraction = 1
    progress.timeLeft = .zero
    report(progress)
  }
}

extension ProgressReporter {
  private func reportProgress() {
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
