import Testing
import TitleIdentity

@testable import Library

/// The stability of the line format.
struct EventLineTests {
  private static let id = EventID(time: 1_800_000_000_000 << 16, device: DeviceID(number: 77))
  private static let other = EventID(time: 1_800_000_000_000 << 16 - 5, device: DeviceID(number: 77))
  private static let list = ListID(rawValue: "somebodys")
  private static let item = ItemID(rawValue: "one")
  private static let ana = ProfileID(rawValue: "ana")
  private static let kim = ProfileFields(
    firstName: "Kim", lastName: "d’Été", picture: "file:///a", role: "x", teams: ["A", "B"])

  private static let contents: [EventContent] = [
    .rated(.alien, .whole, .stars(8.5), date: nil),
    .rated(.show, .episode(season: 2, number: 3), .stars(10), date: .day(year: 2020, month: 2, day: 29)),
    .unrated(TitleReference.show.key, .season(0)), .watched(.alien, .whole, date: .unknown),
    .watched(.movie(3, source: TitleSource(rawValue: "https://a.b/c")), .whole, date: .moment(seconds: 5, offset: -90)),
    .playDateChanged(play: other, .month(year: 1999, month: 12)), .playRemoved(play: other),
    .listCreated(list, name: "\"Quoted\"\n\\ \u{1} 🎬 é", about: ""), .listChanged(list, name: "b", about: "about"),
    .listMoved(list, Position(rawValue: "G")), .listFormatChanged(list, isChecklist: true), .listRemoved(list),
    .itemAdded(list, item, .title(.alien), date: nil),
    .itemAdded(list, item, .title(.alien), date: .day(year: 2021, month: 3, day: 4)),

    .itemAdded(list, item, .text("words"), date: nil), .itemTicked(list, item, true), .itemTicked(list, item, false),
    .itemMoved(list, item, Position(rawValue: String(repeating: "0", count: 4000))),
    .itemEdited(list, item, text: ""), .itemRemoved(list, item), .noted(.alien, text: "a", to: nil),
    .noted(.alien, text: "a", to: ana), .noteEdited(note: other, text: "b"), .noteRemoved(note: other),
    .profileCreated(ana, kim), .profileChanged(ana, ProfileFields(firstName: "A")), .profileRemoved(ana),
    .followed(ana), .unfollowed(ana), .showStateChanged(.show, .dropped, date: nil),
    .showStateChanged(.show, nil, date: .year(2020)), .interestChanged(.alien, isInterested: false),
    .specialsChanged(.show, areCounted: true), .rewatchChanged(.show, isRewatching: true),
    .matched(TitleReference.movie(1, source: .sample).key, .alien),
    .notificationsRead(upTo: other), .undone(action: other),
  ]

  private func event(_ content: EventContent, action: EventID = id) -> Event {
    Event(
      id: Self.id, action: action, profile: .owner, date: .moment(seconds: 1_800_000_000, offset: 60), content: content)
  }

  @Test(arguments: contents) func `Line restores the event that was written`(_ content: EventContent) throws {
    for action in [Self.id, Self.other] {
      let line = EventLine(event(content, action: action))
      let read = try #require(EventLine(line.bytes))
      #expect(read.event == event(content, action: action))
      #expect(!line.bytes.contains(UInt8(ascii: "\n")))
    }
  }

  @Test func `Tested contents cover every kind of event`() {
    #expect(Set(Self.contents.map(\.kind.rawValue)).count == 30)
  }

  /// Existing journals contain these bytes.
  @Test func `Line has the same bytes as in existing journals`() {
    let line = EventLine(event(.rated(.alien, .whole, .stars(8.5), date: nil)))
    let id = "038RRBH800000000000000002D"
    #expect(
      String(decoding: line.bytes, as: UTF8.self)
        == #"{"at":"2027-01-15T09:00:00+01:00","by":"owner","id":"\#(id)","kind":"rated","score":"8.5","#
        + #""title":{"id":348,"imdb":"tt0078748","kind":"movie","name":"Alien","poster":"/alien.jpg","source":"tmdb","year":1979},"#
        + #""~":"279d7af4"}"#)
  }

  @Test func `Line that is changed or truncated at any byte is rejected`() {
    let bytes = EventLine(event(Self.contents[0])).bytes
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x04
      #expect(EventLine(damaged) == nil, "\(index)")
      #expect(EventLine(Array(bytes[..<index])) == nil, "\(index)")
    }
  }

  @Test func `Line of a later version is retained unchanged, without an event`() throws {
    for fields in [
      #""kind":"sung","score":"8.5""#, #""kind":"rated","score":"8.25","title":"x""#, #""kind":"rated","score":8.5"#,
    ] {
      let text = #"{"at":"2027-01-15T09:00:00Z","by":"owner","id":"\#(Self.id)",\#(fields),"new":[1.5,{"a":null}]"#
      let line = try #require(EventLine(sealed(text)))
      #expect(line.event == nil && line.id == Self.id && line.bytes == sealed(text))
    }
  }

  @Test(arguments: [
    #""at":"2027-01-15","by":"owner","id":"ID","kind":"a""#,
    #""at":"2027-01-15T09:00:00Z","by":"","id":"ID","kind":"a""#,
    #""at":"2027-01-15T09:00:00Z","by":"a b","id":"ID","kind":"a""#,
    #""at":"2027-01-15T09:00:00Z","by":"é","id":"ID","kind":"a""#,
    #""at":"2027-01-15T09:00:00Z","by":"owner","id":"1","kind":"a""#,
    #""at":"2027-01-15T09:00:00Z","by":"owner","id":"ID""#,
    #""action":"ID","at":"2027-01-15T09:00:00Z","by":"owner","id":"ID","kind":"a""#,
    #""action":"03866HWW3ZZZZ000000000000J","at":"2027-01-15T09:00:00Z","by":"owner","id":"ID","kind":"a""#,
  ])
  func `Line with a missing or invalid date, profile, ID, action or kind is rejected`(_ fields: String) {
    #expect(EventLine(sealed("{" + fields.replacing("ID", with: Self.id.description))) == nil)
  }
}

/// Returns a line with the checksum of the given text.
func sealed(_ text: String) -> [UInt8] {
  let sum = String(Checksum(text.utf8).value, radix: 16)
  return Array((text + #","~":""# + String(repeating: "0", count: 8 - sum.count) + sum + #""}"#).utf8)
}
