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
    defer { removeUnfinishedFiles() }
    var finished: [TitleIndexInformation] = []
    for export in exports {
      let information = try build(from: export, progress)
      finished.removeAll { $0.kind == information.kind }
      finished.append(information)
      progress.didFinishExport()
    }
    for information in finished { try folder.replace(.titles(information.kind)) }
    progress.didFinish()
    return finished
  }
}

extension IndexBuilder {
  /// Builds the index of a kind's names and blocks until it is in use. If this method throws, the current one remains.
  ///
  /// - Parameter source: The name of the source, which is only stored.
  func build(
    _ names: [TitleName], of kind: MediaKind, source: String
  ) throws(TitleIndexError) -> TitleIndexInformation {
    let lock = try BuilderLock(folder)
    defer { withExtendedLifetime(lock) {} }
    defer { removeUnfinishedFiles() }
    var titles = CollectedTitles(kind, limits: limits, hasSeveralNames: true)
    for name in Set(names) where name.isValid {
      let line = ExportLine(kind: kind, id: Int32(name.id), title: name.name, popularity: name.popularity)
      guard titles.append(line) else { throw .tooLarge(file: source) }
    }
    let file = folder.unfinishedFile(.names(kind))
    try? FileManager.default.removeItem(at: file)
    let information = TitleIndexInformation(
      kind: kind, titles: 0, badLines: 0, source: source,
      built: Date(timeIntervalSince1970: Date.now.timeIntervalSince1970.rounded(.down)))
    let written = try IndexWriter(file: file, maximumSize: maximumSize).write(titles, information) {
      _ throws(TitleIndexError) in try checkCancellation()
    }
    try folder.replace(.names(kind))
    return written
  }

  private func removeUnfinishedFiles() {
    for part in IndexPart.all { try? FileManager.default.removeItem(at: folder.unfinishedFile(part)) }
  }

  private func build(from export: URL, _ progress: ProgressReporter) throws(TitleIndexError) -> TitleIndexInformation {
    let (titles, badLines) = try collect(export, progress)
    let file = folder.unfinishedFile(.titles(titles.kind))
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
