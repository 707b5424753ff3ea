import Foundation
import SyntheticExports
import Testing
import TitleIdentity

@testable import TitleIndex

struct ExportReaderTests {
  private let folder: TemporaryFolder
  private let films = SyntheticExport(.movies, count: 1_500)

  init() throws { folder = try TemporaryFolder() }

  @Test func `Reader returns every title of a gzip export`() throws {
    let file = folder.url.appending(path: "films.json.gz")
    try films.write(to: file)
    let (titles, counts) = try read(file)
    #expect(titles.map(\.title) == films.map(\.title))
    #expect(titles.allSatisfy { $0.kind == .movie })
    #expect(counts == ExportReader.Counts(lines: 1_500, bad: 0, skipped: 0))
  }

  @Test func `Reader reads an uncompressed file`() throws {
    let (titles, _) = try read(try folder.file("films.json", Data(lines.utf8)))
    #expect(titles.map(\.title) == films.map(\.title))
  }

  @Test func `Reader reads several gzip members and ignores trailing zeros`() throws {
    let (titles, _) = try read(try folder.file("two.gz", films.compressed + films.compressed + Data(count: 600)))
    #expect(titles.count == 3_000)
  }

  @Test func `Reader counts and skips bad lines`() throws {
    let text = "rubbish\n\n" + lines + #"{"adult":true,"id":1,"original_title":"A","popularity":1}"# + "\n{\"id"
    let (titles, counts) = try read(try folder.file("films.gz", GzipWriter.compress(Array(text.utf8))))
    #expect(titles.count == 1_500)
    #expect(counts == ExportReader.Counts(lines: 1_503, bad: 2, skipped: 1))
  }

  @Test func `Too many bad lines throw an error`() throws {
    let text = lines + String(repeating: "rubbish\n", count: 101)
    #expect(throws: TitleIndexError.tooManyBadLines(file: "films", bad: 101, lines: 1_601)) {
      try read(try folder.file("films", Data(text.utf8)))
    }
    let few = "rubbish\nrubbish\n" + lines.prefix { $0 != "\n" } + "\n"
    #expect(throws: TitleIndexError.tooManyBadLines(file: "few", bad: 2, lines: 3)) {
      try read(try folder.file("few", Data(few.utf8)))
    }
  }

  @Test(arguments: ["{\"id\":10,\"name\":\"Star Wars Collection\"}\n", "<html>\n", "\u{0}PK\n"])
  func `File that is not an export throws an error`(line: String) throws {
    for count in [1, 500] {
      #expect(throws: TitleIndexError.notAnExport(file: "other")) {
        try read(try folder.file("other", Data(String(repeating: line, count: count).utf8)))
      }
    }
  }

  @Test func `Empty file throws an error`() throws {
    for content in [Data(), GzipWriter.compress([]), Data("\n\n".utf8)] {
      #expect(throws: TitleIndexError.empty(file: "empty")) { try read(try folder.file("empty", content)) }
    }
  }

  @Test func `Missing file and folder throw errors`() throws {
    #expect(throws: TitleIndexError.unreadable(file: "none", reason: "no such file or directory")) {
      try read(folder.url.appending(path: "none"))
    }
    #expect(throws: TitleIndexError.unreadable(file: folder.url.lastPathComponent, reason: "it’s not a regular file")) {
      try read(folder.url)
    }
  }

  @Test func `Truncated gzip file throws an error`() throws {
    let compressed = films.compressed
    for count in [5, compressed.count / 2, compressed.count - 1] {
      #expect(throws: TitleIndexError.truncated(file: "cut.gz")) {
        try read(try folder.file("cut.gz", compressed.prefix(count)))
      }
    }
  }

  @Test func `Plain file that ends within a line throws an error`() throws {
    let text = Data(lines.utf8)
    for count in [text.count / 2, text.count - 20] {
      #expect(throws: TitleIndexError.truncated(file: "cut.json")) {
        try read(try folder.file("cut.json", text.prefix(count)))
      }
    }
    #expect(try read(try folder.file("whole.json", text.dropLast())).0.count == films.count)
  }

  @Test func `Gzip file with a wrong checksum or trailing data throws an error`() throws {
    var changed = films.compressed
    changed[changed.count - 6] ^= 1
    #expect(throws: TitleIndexError.damaged(file: "changed.gz")) { try read(try folder.file("changed.gz", changed)) }
    #expect(throws: TitleIndexError.damaged(file: "more.gz")) {
      try read(try folder.file("more.gz", films.compressed + Data("more".utf8)))
    }
  }

  @Test func `Overlong line throws an error`() throws {
    for text in [String(repeating: " ", count: 70_000) + "\n", String(repeating: "{", count: 300_000)] {
      #expect(throws: TitleIndexError.lineTooLong(file: "long.gz", limit: 65_536)) {
        try read(try folder.file("long.gz", GzipWriter.compress(Array((lines + text).utf8))))
      }
    }
  }

  @Test func `Decompression bomb throws an error`() throws {
    var limits = ExportLimits()
    limits.bytesBeforeRatio = 64 << 10
    let lines = [UInt8](repeating: UInt8(ascii: "\n"), count: 512 << 10)
    #expect(throws: TitleIndexError.tooLarge(file: "bomb.gz")) {
      try read(try folder.file("bomb.gz", GzipWriter.compress(lines)), limits)
    }
    #expect(throws: TitleIndexError.empty(file: "plain")) { try read(try folder.file("plain", Data(lines)), limits) }
    limits.decompressedBytes = 256 << 10
    #expect(throws: TitleIndexError.tooLarge(file: "plain")) { try read(try folder.file("plain", Data(lines)), limits) }
  }
}

extension ExportReaderTests {
  private var lines: String { films.map { $0.line(.movies) + "\n" }.joined() }

  @discardableResult
  private func read(_ file: URL, _ limits: ExportLimits = ExportLimits()) throws -> ([ExportLine], ExportReader.Counts)
  {
    let reader = try ExportReader(file, limits: limits)
    var titles: [ExportLine] = []
    while let title = try reader.next() { titles.append(title) }
    return (titles, reader.counts)
  }
}
