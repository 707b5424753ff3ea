import Foundation
import TMDB
import TitleIndex

/// A file with the names of a kind's titles in a language: a line with the date, and a line for each page.
///
/// A line that was cut off by a crash is downloaded again.
struct NameFile {
  let url: URL

  /// A page of a list.
  struct Page: Codable, Sendable {
    var number: Int
    /// The number of pages of the list, at most ``maximumPages``.
    var total: Int
    var names: [Name]

    struct Name: Codable, Sendable {
      var id: Int
      var name: String
      var popularity: Double
    }
  }

  /// The names in a file.
  struct Content {
    let started: Date
    /// The number of pages, which are consecutive.
    private(set) var pages = 0
    /// The number of pages of the list; `nil` until the first one has been read.
    private(set) var total: Int?
    private(set) var names: [TitleName] = []

    init(started: Date) { self.started = started }

    var isComplete: Bool { total.map { pages >= $0 } ?? false }

    /// The numbers of the next pages to request. The first page is requested alone, because it has the total.
    func next(_ width: Int) -> ClosedRange<Int> { pages + 1...(total.map { min(pages + width, $0) } ?? 1) }

    mutating func add(_ page: Page) {
      (pages, total) = (page.number, page.total)
      names += page.names.map { TitleName(id: $0.id, name: $0.name, popularity: $0.popularity) }
    }
  }

  /// Returns the content; `nil` if there is none, or if it is more than a week old.
  func loaded(at now: Date) -> Content? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    let decoder = JSONDecoder()
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: first),
      (0...maximumAge).contains(now.timeIntervalSince1970 - head.started)
    else { return nil }
    var content = Content(started: Date(timeIntervalSince1970: head.started))
    for line in lines.dropFirst() {
      // The rest of a line that was cut off is ignored.
      guard let page = try? decoder.decode(Page.self, from: line) else { continue }
      guard page.number == content.pages + 1 else { break }
      content.add(page)
    }
    return content
  }

  /// Replaces the file with an empty one.
  func begin(_ started: Date) throws(TitleIndexUpdateError) {
    try write { file throws in
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: JSONEncoder().encode(Head(started: started.timeIntervalSince1970)) + newline)
    }
  }

  func append(_ page: Page) throws(TitleIndexUpdateError) {
    try write { file throws in
      try file.seekToEnd()
      // A line that was cut off ends without a line break.
      try file.write(contentsOf: newline + JSONEncoder().encode(page) + newline)
    }
  }

  private func write(_ body: (FileHandle) throws -> Void) throws(TitleIndexUpdateError) {
    do {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
      let file = try FileHandle(forWritingTo: url)
      defer { try? file.close() }
      try body(file)
    } catch {
      let code = (error as? CocoaError)?.code
      throw .index(code == .fileWriteOutOfSpace ? .diskFull : .unwritable(reason: error.localizedDescription))
    }
  }

  private struct Head: Codable {
    let started: TimeInterval
  }
}

extension NameFile.Page {
  /// Creates a page of a list without the names that are the original titles, which the export contains.
  init(_ page: Page<some ListedTitle>, _ number: Int) {
    let names = page.results.filter { !$0.title.isEmpty && $0.title != $0.originalTitle }
    self.init(
      number: number, total: min(page.totalPages, maximumPages),
      names: names.map { Name(id: $0.id, name: $0.title, popularity: $0.fields.popularity) })
  }
}

/// The maximum number of pages of a list, which is TMDB's limit.
let maximumPages = 500
private let newline = Data([UInt8(ascii: "\n")])
/// The age in seconds after which names are downloaded again.
private let maximumAge: TimeInterval = 7 * 86_400
