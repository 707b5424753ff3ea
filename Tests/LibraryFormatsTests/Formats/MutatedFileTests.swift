import Foundation
import Testing

@testable import LibraryFormats

/// Randomly damaged files: nothing crashes, and each row is accounted for.
struct MutatedFileTests {
  private static let fixtures: [(name: String, text: String)] = [
    (
      "diary.csv",
      "Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2026-03-02,\"Harbour, \"\"A\"\"\",2024,https://boxd.it/e1,3.5,Yes,\"a, b\",2026-03-01\n2026-03-02,Ferry,1999,https://boxd.it/e2,,,,\n"
    ),
    (
      "list.csv",
      "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2026-01-05,Rain,,u,\"a\nb\"\n\nPosition,Name,Year,URL,Description\n1,Harbour,2024,u,\n2,Ferry,,u,x\n"
    ),
    (
      "ratings.csv",
      "Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0000007,8,2025-02-02,Harbour,Movie,2024\ntt0000008,9,2025-02-03,Ferry: Tide,TV Episode,2020\n"
    ),
    (
      "history.json",
      #"[{"id":9,"watched_at":"2026-01-02T20:00:00.000Z","type":"movie","movie":{"title":"Harbour","year":2024,"ids":{"trakt":1,"imdb":null,"tmdb":2}}},{"rated_at":"2026-01-02T20:00:00.000Z","rating":7,"show":{"title":"Ferry","ids":{}},"episode":{"season":1,"number":2,"ids":{}}}]"#
    ),
    (
      "tracking-prod-records-v2.csv",
      "key,created_at,s_id,series_name,s_no,ep_no,ep_id,is_followed\nwatch-episode-a,2024-11-02 11:53:58,90001,Nights,1,5,90077,\nuser-series-a,1730548438,90002,Ferry,,,,true\n"
    ),
    ("NetflixViewingHistory.csv", "Title,Date\n\"Nights: Season 1: Tide\",\"6/19/25\"\n\"Ferry\",\"3/4/25\"\n"),
    (
      "SimklBackup.json",
      #"{"movies":[{"status":"completed","user_rating":8,"movie":{"title":"Harbour","ids":{"tmdb":"2"}}}],"shows":[{"show":{"title":"F","ids":{}},"seasons":[{"number":1,"episodes":[{"number":2,"watched_at":"x"}]}]}]}"#
    ),
    (
      "tmdb.csv",
      "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated\n2,tt0000007,movie,Harbour,2024-05-01,,,7,8.5,2025-01-02\n"
    ),
  ]

  @Test("Import accounts for every row of randomly mutated files", arguments: 0..<8)
  func mutatedFilesAreAccountedFor(_ index: Int) throws {
    let fixture = Self.fixtures[index]
    let folder = try TemporaryFolder()
    var random = SplitMix(state: UInt64(index) + 1)
    for _ in 0..<150 {
      var bytes = Array(fixture.text.utf8)
      for _ in 0...Int(random.next() % 6) { Self.mutate(&bytes, &random) }
      do {
        let result = try ImportArchive(opening: folder.write(fixture.name, bytes)).read()
        #expect(result.isAccountedFor, "\(String(decoding: bytes, as: UTF8.self))")
        #expect(Set(result.records.map(\.key)).count == result.records.count)
      } catch {
        // Without its header, a file's app can't be detected.
        #expect(error is ImportError)
      }
    }
  }

  @Test("Import accounts for every row of randomly mutated archives") func mutatedArchivesAreAccountedFor() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "x.zip")
    try ZipFixture(["diary.csv": Self.fixtures[0].text, "lists/list.csv": Self.fixtures[1].text]).write(to: url)
    let whole = Array(try Data(contentsOf: url))
    var random = SplitMix(state: 7)
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0...Int(random.next() % 4) { Self.mutate(&bytes, &random) }
      do {
        let result = try ImportArchive(opening: folder.write("y.zip", bytes)).read()
        #expect(result.isAccountedFor)
      } catch {
        #expect(error is ImportError)
      }
    }
  }

  @Test("Import accounts for random bytes or rejects them") func randomBytesAreAccountedForOrRejected() throws {
    let folder = try TemporaryFolder()
    var random = SplitMix(state: 3)
    for round in 0..<200 {
      let beginnings: [[UInt8]] = [[], Array("PK\u{3}\u{4}".utf8), Array("[{".utf8), Array("Title,Date\n".utf8)]
      let bytes =
        beginnings[round % 4] + (0..<Int(random.next() % 3_000)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      do {
        let result = try ImportArchive(opening: folder.write("x", bytes)).read()
        #expect(result.isAccountedFor)
      } catch {
        #expect(error is ImportError)
      }
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let index = Int(random.next() % UInt64(bytes.count))
    let special: [UInt8] = [0, 10, 13, 34, 44, 91, 93, 123, 125, 92, 255, 0xE9, 48]
    switch random.next() % 6 {
    case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
    case 1: bytes[index] = special[Int(random.next() % UInt64(special.count))]
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(special[Int(random.next() % UInt64(special.count))], at: index)
    case 4: bytes.removeSubrange(index...)
    default: bytes += bytes[index...].prefix(200)
    }
  }
}
