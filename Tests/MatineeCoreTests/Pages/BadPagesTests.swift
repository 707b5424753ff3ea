import AppFoundation
import Catalogue
import Foundation
import TMDB
import Testing
import TitleIdentity

/// Responses with missing, null, empty, mistyped or oversized parts. The app can still create a page from them.
///
/// The tests run one after another, because each uses a whole processor that other tests need.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct BadPagesTests {
  @Test(arguments: RecordedPage.all)
  func `A page is created from a recorded response when any field is malformed`(recording: RecordedPage) async throws {
    let object = try recording.object(rows: 1)
    let format = PageFormat.reader("de:en", region: "US")
    for (index, name) in Self.names(in: object).sorted().enumerated() {
      // There are many names, so let other tests run in between.
      await Task.yield()
      for damage in [.missing, .null, index.isMultiple(of: 2) ? .text : .object, .huge] as [Damage] {
        // A page can't exist without an ID that JSON represents exactly.
        if name == "id" { continue }
        let spoilt = try #require(Self.corrupt(name, damage, in: object) as? [String: Any])
        #expect(throws: Never.self, "\(name) \(damage)") { try recording.make(of: spoilt, format: format) }
      }
    }
  }

  @Test(arguments: RecordedPage.all)
  func `A page contains the title of its recorded response`(recording: RecordedPage) throws {
    let object = try recording.object(rows: 3)
    let page = "\(try recording.make(of: object, format: .reader("en-US", region: "US")))"
    let title = try #require(object["title"] as? String ?? object["name"] as? String)
    #expect(page.contains(title))
    #expect(page.count > 300)
  }

  @Test func `Long texts are truncated`() throws {
    let long = String(repeating: "word ", count: 20_000)
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    for text in [long, marks, String(repeating: "\u{202E}\u{0}\u{8}א", count: 30_000)] {
      let page = try TitlePage.movie(
        #""tagline":"\#(Self.escaped(text))","overview":"\#(Self.escaped(text))","original_title":"\#(Self.escaped(text))","genres":[{"id":1,"name":"\#(Self.escaped(text))"}],"reviews":{"results":[{"id":"r","author":"\#(Self.escaped(text))","content":"\#(Self.escaped(text))"}]},"credits":{"cast":[{"id":1,"name":"\#(Self.escaped(text))","character":"\#(Self.escaped(text))"}]}"#
      )
      let lengths = [
        (page.overview?.text, 10_001), (page.tagline?.text, 501), (page.originalTitle, 301),
        (page.genres.first?.name, 61),
        (page.reviews.first?.text, 10_001), (page.reviews.first?.author, 101), (page.cast.first?.name, 201),
        (page.cast.first?.role, 201),
      ]
      for (text, limit) in lengths { #expect((text?.unicodeScalars.count ?? 0) <= limit) }
      #expect(page.overview != nil)
    }
  }

  @Test func `Direction marks and control characters are removed from texts`() throws {
    let page = try TitlePage.movie(
      #""original_title":"\u202Eשלום\u2067 עולם\u0000\u0007","overview":"a\u0000b\r\n\n\n\nc"# + "\"")
    #expect(page.originalTitle == "שלום עולם")
    #expect(page.overview?.text == "ab\n\nc")
  }

  @Test(arguments: ["[", "*", "_", "<a", "![", "[](", "`", "~~", "&", "\\", "> ", "# ", "- ", "**a", "<!--"])
  func `Reviews that consist of only markup characters are parsed`(sign: String) throws {
    let text = Self.escaped(String(repeating: sign, count: 100_000 / sign.count))
    _ = try TitlePage.movie(#""reviews":{"results":[{"id":"r","content":"\#(text)"}]}"#)
  }

  @Test(arguments: [
    ("**bold** and *light*", "bold and light"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
    ("_all_ of it", "all of it"), ("# Head\ntext", "Head\ntext"), ("#1 film", "#1 film"),
    ("- one\n- two", "• one\n• two"),
    ("> said\n> so", "said\nso"), ("a\n\n---\n\nb", "a\n\nb"), ("[words](http://x.y/z)", "words"),
    ("[no link] here", "[no link] here"),
    ("![alt](http://x)picture", "picture"), ("<em>so</em><br/>then", "so\nthen"), ("a < b", "a < b"),
    ("<https://x.y>", "https://x.y"),
    ("Tom &amp; Jerry &lt;3", "Tom & Jerry <3"), (#"\*starred\*"#, "*starred*"), ("`code` ~~old~~ ~5", "code old ~5"),
    ("a\tb", "a b"),
  ])
  func `The Markdown of reviews becomes plain text`(written: String, plain: String) throws {
    let page = try TitlePage.movie(#""reviews":{"results":[{"id":"r","content":"\#(Self.escaped(written))"}]}"#)
    #expect(page.reviews.first?.text == plain)
  }

  @Test func `The roles of ten thousand people are merged into one card for each person`() {
    var film = MovieDetails(movie: Movie(id: 7))
    var credits = Credits()
    credits.cast = (0..<20_000).map { index in
      var person = Person(id: 1 + index % 10_000)
      person.name = "P\(person.id)"
      var member = CastMember(person: person)
      member.character = "C\(index)"
      return member
    }
    credits.cast.append(CastMember(person: Person(id: 0)))
    credits.cast.append(CastMember(person: Person(id: -5)))
    film.appended.credits = credits
    let page = TitlePage(film, format: .reader())
    #expect(page.cast.count == 10_000)
    #expect(page.cast.first?.role == "C0, C10000")
  }

  @Test func `The roles of a person with thousands of roles are truncated`() {
    var film = MovieDetails(movie: Movie(id: 7))
    film.appended.credits = Credits()
    film.appended.credits?.cast = (0..<10_000).map { index in
      var person = Person(id: 1)
      person.name = "One"
      var member = CastMember(person: person)
      member.character = "C\(index)"
      return member
    }
    #expect(TitlePage(film, format: .reader()).cast.map(\.role.count).allSatisfy { $0 <= 201 })
  }

  @Test(arguments: [Int.min, -1, 0, 1 << 40, Int.max])
  func `Running times out of range are omitted, and the rating stays in range`(figure: Int) throws {
    let film = try TitlePage.movie(
      #""runtime":\#(figure),"budget":\#(figure),"revenue":\#(figure),"vote_count":\#(figure),"vote_average":\#(figure)"#
    )
    #expect(film.runningTime == nil)
    #expect((0...1).contains(film.rating.score ?? 0))
    let series = try TitlePage.show(
      #""number_of_seasons":\#(figure),"seasons":[{"id":\#(figure),"season_number":\#(figure),"episode_count":\#(figure)}],"next_episode_to_air":{"id":\#(figure),"episode_number":\#(figure),"season_number":\#(figure),"runtime":\#(figure)}"#
    )
    #expect(series.seasons?.nextEpisode?.runningTime == nil)
  }
}

extension BadPagesTests {
  private enum Damage {
    case missing, null, text, object, huge

    var value: Any? {
      switch self {
      case .missing: nil
      case .null: NSNull()
      case .text: "\u{202E}<b>%n%s"
      case .object: ["a": 1]
      case .huge: Int.max
      }
    }
  }

  private static func names(in value: Any) -> Set<String> {
    if let array = value as? [Any] { return array.reduce(into: []) { $0.formUnion(names(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.values.reduce(into: Set(object.keys)) { $0.formUnion(names(in: $1)) }
  }

  /// Returns the value with the damage applied to every field of this name.
  private static func corrupt(_ name: String, _ damage: Damage, in value: Any) -> Any {
    if let array = value as? [Any] { return array.map { corrupt(name, damage, in: $0) } }
    guard var object = value as? [String: Any] else { return value }
    object = object.mapValues { corrupt(name, damage, in: $0) }
    if object[name] != nil { object[name] = damage.value }
    return object
  }

  private static func escaped(_ text: String) -> String {
    let data = (try? JSONEncoder().encode([text])) ?? Data()
    return String(String(decoding: data, as: UTF8.self).dropFirst(2).dropLast(2))
  }
}
