import LoadingState
import Testing

@testable import Containment

/// Table-driven tests of the announcements for state changes.
struct StateAnnouncementTests {
  private static let broken = StateMessage(icon: "", title: "No Connection", explanation: "The network is down.")
  private static let brief = StateMessage(icon: "", title: "Nothing Here")

  static let table: [([ContentState<Int>], [String?])] = [
    ([.idle, .loading(previous: nil), .content(20)], [nil, nil, "Popular: 20 films"]),
    (
      [.content(20), .loading(previous: 20), .content(20)], ["Popular: 20 films", nil, "Popular: refreshed, 20 films"]
    ),
    ([.content(20), .content(40)], ["Popular: 20 films", "Popular: 40 films"]),
    ([.content(20), .content(20)], ["Popular: 20 films", nil]),
    ([.content(0)], [nil]),
    ([.empty(brief), .loading(previous: nil), .empty(brief)], ["Nothing Here", nil, "Nothing Here"]),
    (
      [.loading(previous: nil), .failed(broken, previous: nil), .failed(broken, previous: nil)],
      [nil, "No Connection. The network is down.", nil]
    ),
    (
      [.content(20), .loading(previous: 20), .failed(broken, previous: 20)],
      ["Popular: 20 films", nil, "No Connection. The network is down."]
    ),
  ]

  @Test(arguments: table)
  func `A state announcement reports each change once`(_ states: [ContentState<Int>], _ sentences: [String?]) {
    var announcement = StateAnnouncement()
    let said = states.map { announcement.sentence(for: $0, in: "Popular") { $0 == 0 ? "" : "\($0) films" } }
    #expect(said == sentences)
  }

  @Test func `A state announcement doesn't repeat a screen title that describes the content`() {
    var announcement = StateAnnouncement()
    #expect(announcement.sentence(for: .content(1), in: "Harbour") { _ in "Harbour" } == "Harbour")
    #expect(announcement.sentence(for: .loading(previous: 1), in: "Harbour") { _ in "Harbour" } == nil)
    #expect(announcement.sentence(for: .content(1), in: "Harbour") { _ in "Harbour" } == "Harbour: refreshed")
  }

  @Test func `A state announcement omits the screen title if there is none`() {
    var announcement = StateAnnouncement()
    #expect(announcement.sentence(for: .content(1), in: nil) { "\($0) film" } == "1 film")
    #expect(StateAnnouncement.loading(in: nil) == "loading")
    #expect(StateAnnouncement.loading(in: "Popular") == "Popular: loading")
  }
}
