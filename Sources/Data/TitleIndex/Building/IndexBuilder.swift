import Foundation
import TitleIdentity

/// A builder that creates indexes from exports, and replaces the current ones once all new ones are complete.
struct IndexBuilder: Sendable {
  let folder: IndexFolder
  /// The accepted kinds. The builder rejects exports of other kinds.
  var kinds = Set(MediaKind.allCases)
  var limits = ExportLimits()
  /// The maximum size of an index file; see ``IndexWriter``.
  var maximumSize: Int?
  /// A closure that is called regularly during a build. The build stops when it returns `true`.
  let isCancelled: @Sendable () -> Bool

  /// Builds an index from each export and blocks until all are in use.
  ///
  /// Kinds without an export keep their index. If this method throws, all kinds keep theirs.
  func build(
    from exports: [URL], report: @escaping @Sendable (TitleIndexProgress) -> Void
  ) throws(TitleIndexError) -> [TitleIndexInformation] {
    let lock = try BuilderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    var bytes = 0
    for export in exports { bytes += try InputFile(export).size }
    let progress = ProgressReporter(bytes: bytes, report: report)
    defer { for kind in MediaKind.allCases { try? FileManager.default.removeItem(at: folder.unfinishedFile(kind)) } }
    var finished: [TitleIndexInformation] = []
    for export in exports {
      let information = try build(from: export, progress)
      finished.removeAll { $0.kind == information.kind }
      finished.append(information)
      progress.didFinishExport()
    }
    for information in finished { try folder.replace(information.kind) }
    progress.didFinish()
    return finished
  }
}

extension IndexBuilder {
  private func build(from export: URL, _ progress: ProgressReporter) throws(TitleIndexError) -> TitleIndexInformation {
    let (titles, badLines) = try collect(export, progress)
    let file = folder.unfinishedFile(titles.kind)
    // A build that was killed may have left a file.
    try? FileManager.default.removeItem(at: file)
    let information = TitleIndexInformation(
      kind: titles.kind, titles: 0, badLines: badLines, source: export.lastPathComponent,
      built: Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.down)))
    return try IndexWriter(file: file, maximumSize: maximumSize).write(titles, information) {
      count throws(TitleIndexError) in
      progress.didIndex(count)
      try checkCancellation()
    }
  }

  /// Reads all titles of an export.
  ///
  /// The first title determines the export's kind. Lines of another kind count as bad lines.
  private func collect(
    _ export: URL, _ progress: ProgressReporter
  ) throws(TitleIndexError) -> (CollectedTitles, bad: Int) {
    let reader = try ExportReader(export, limits: limits)
    var titles: CollectedTitles?
    while let line = try reader.next() {
      if titles == nil {
        guard kinds.contains(line.kind) else { throw .wrongKind(file: export.lastPathComponent, line.kind) }
        titles = CollectedTitles(line.kind, limits: limits)
      }
      if line.kind != titles?.kind {
        try reader.countBadLine()
      } else if titles?.append(line) != true {
        throw .tooLarge(file: export.lastPathComponent)
      }
      if reader.counts.lines.isMultiple(of: 4_096) {
        progress.didRead(bytes: reader.decompressor.file.offset, titles: titles?.count ?? 0)
        try checkCancellation()
      }
    }
    guard let titles else { throw .empty(file: export.lastPathComponent) }
    progress.didRead(bytes: reader.decompressor.file.offset, titles: titles.count)
    return (titles, reader.counts.bad)
  }

  private func checkCancellation() throws(TitleIndexError) {
    if isCancelled() { throw .cancelled }
  }
}

extension IndexBuilder {
  /// Builds the indexes and returns any error as a value.
  func result(
    from exports: [URL], report: @escaping @Sendable (TitleIndexProgress) -> Void
  ) -> Result<[TitleIndexInformation], TitleIndexError> {
    do throws(TitleIndexError) {
      return .success(try build(from: exports, report: report))
    } catch {
      return .failure(error)
    }
  }
}
