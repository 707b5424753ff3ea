import Foundation
import Testing

@testable import LibraryFormats

/// Archives with thousands of films.
struct LargeArchiveTests {
  @Test func `Import reads an archive with thousands of movies completely`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "large.zip")
    var archive = LetterboxdArchive(films: 3_000)
    try archive.write(to: url)
    let result = try ImportArchive(opening: url).read()
    #expect(result.records.count == 3_000 + 3_000 + 300)
    #expect(result.files.reduce(0) { $0 + $1.rows } == 9_300 && result.isAccountedFor)
    #expect(Set(result.records.map(\.key)).count == result.records.count)
  }
}
