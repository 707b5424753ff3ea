import Foundation

/// A reader that returns an export's titles one by one, from a gzipped or plain file, with only a small buffer.
///
/// The reader counts and skips bad lines up to a limit. It throws an error if the export as a whole is invalid.
final class ExportReader {
  let decompressor: Decompressor
  private(set) var counts = Counts()
  private let limits: ExportLimits
  private var buffer: [UInt8] = []
  private var lineStart = 0
  private var hasEnded = false

  struct Counts: Equatable, Sendable {
    var lines = 0
    var bad = 0
    var skipped = 0
  }

  init(_ url: URL, limits: ExportLimits = ExportLimits()) throws(TitleIndexError) {
    self.limits = limits
    decompressor = Decompressor(try InputFile(url), limits: limits)
  }

  /// Returns the next title, or `nil` at the end. Throws if the export is empty or has too many bad lines.
  func next() throws(TitleIndexError) -> ExportLine? {
    while let line = try nextLine() {
      counts.lines += 1
      switch ExportLineParser.parse(buffer, in: line) {
      case .title(let title): return title
      case .skipped: counts.skipped += 1
      case .bad:
        try countBadLine()
        if isUnfinished(line), counts.bad < counts.lines { throw .truncated(file: decompressor.file.name) }
      }
    }
    if counts.lines == 0 { throw .empty(file: decompressor.file.name) }
    // In a small export, one line or up to a tenth of the lines may be bad.
    if counts.bad == counts.lines || counts.bad > max(1, counts.lines / 10) { throw tooManyBadLines }
    return nil
  }

  /// Counts the most recently read line as bad.
  func countBadLine() throws(TitleIndexError) {
    counts.bad += 1
    if counts.bad > max(limits.badLines, counts.lines / 100) { throw tooManyBadLines }
  }
}

extension ExportReader {
  /// Returns the range of the next nonempty line in the buffer, without its line break.
  private func nextLine() throws(TitleIndexError) -> Range<Int>? {
    var scanned = lineStart
    while true {
      if let end = firstLineEnd(from: scanned) {
        let line = lineStart..<end
        lineStart = end + 1
        scanned = lineStart
        try checkLength(line.count)
        if !line.isEmpty { return line }
      } else if hasEnded {
        let line = lineStart..<buffer.count
        lineStart = buffer.count
        return line.isEmpty ? nil : line
      } else {
        buffer.removeSubrange(..<lineStart)
        lineStart = 0
        scanned = buffer.count
        try checkLength(scanned)
        hasEnded = try !decompressor.append(to: &buffer)
      }
    }
  }

  /// Returns whether the file ends within this line. For gzipped files, the checksum detects this instead.
  private func isUnfinished(_ line: Range<Int>) -> Bool {
    !decompressor.isCompressed && hasEnded && line.upperBound == buffer.count
  }

  private func checkLength(_ count: Int) throws(TitleIndexError) {
    if count > limits.lineBytes { throw .lineTooLong(file: decompressor.file.name, limit: limits.lineBytes) }
  }

  private func firstLineEnd(from start: Int) -> Int? {
    buffer[start...].firstIndex(of: UInt8(ascii: "\n"))
  }

  private var tooManyBadLines: TitleIndexError {
    counts.bad == counts.lines
      ? .notAnExport(file: decompressor.file.name)
      : .tooManyBadLines(file: decompressor.file.name, bad: counts.bad, lines: counts.lines)
  }
}
