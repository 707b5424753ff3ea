import AppFoundation
import Catalogue
import Foundation
import LoadingState
import TMDB
import TMDBTesting
import Testing
import TitleIdentity

/// The content of a person's page.
struct PersonPageTests {
  private func page(_ members: String = "", format: PageFormat = .reader()) throws -> PersonPage {
    let json = #"{"id":6384,"name":"Keanu""# + (members.isEmpty ? "" : ",") + members + "}"
    return PersonPage(try read(PersonDetails.self, json), format: format)
  }

  @Test func `A person with only a name has no content except a TMDB link`() throws {
    let page = try page()
    #expect(page.name == "Keanu" && page.accessibleLabel == "Keanu")
    #expect(page.portrait == nil && page.department == nil && page.born == nil && page.died == nil)
    #expect(page.birthplace == nil && page.biography == nil && page.alternativeNames.isEmpty && page.knownFor.isEmpty)
    #expect(page.filmography.isEmpty && page.portraits.isEmpty)
    #expect(page.links.map(\.address.absoluteString) == ["https://www.themoviedb.org/person/6384"])
  }

  @Test(
    arguments: [
      // The reader's date is 1 June 2026.
      ("1964-06-01", "", "Jun 1, 1964 (62 years old)", nil), ("1964-06-02", "", "Jun 2, 1964 (61 years old)", nil),
      ("2025-06-01", "", "Jun 1, 2025 (1 year old)", nil), ("2027-01-01", "", "Jan 1, 2027", nil),
      ("1850-01-01", "", "Jan 1, 1850", nil),
      ("1950-04-06", "2020-04-05", "Apr 6, 1950", "Apr 5, 2020 (aged 69)"),
      ("1950-04-05", "2020-04-05", "Apr 5, 1950", "Apr 5, 2020 (aged 70)"), ("", "2020-04-05", nil, "Apr 5, 2020"),
      ("2020-01-01", "1990-01-01", "Jan 1, 2020", "Jan 1, 1990"), ("1964", "", nil, nil),
    ] as [(String, String, String?, String?)])
  func `The dates of birth and death include the age if it is plausible`(
    born: String, died: String, expectedBirth: String?, expectedDeath: String?
  ) throws {
    let page = try page(#""birthday":"\#(born)","deathday":"\#(died)""#)
    #expect(page.born == expectedBirth)
    #expect(page.died == expectedDeath)
  }

  @Test func `The filmography is grouped by department, with announced and new titles first`() throws {
    let page = try page(
      #"""
      "known_for_department":"Directing","combined_credits":{"cast":[
        {"media_type":"movie","id":1,"title":"Old","release_date":"1990-01-01","character":"A"},
        {"media_type":"movie","id":2,"title":"Soon","release_date":"","character":"B"},
        {"media_type":"tv","id":1,"name":"Show","first_air_date":"2005-05-05","character":"C","episode_count":3},
        {"media_type":"movie","id":1,"title":"Old","release_date":"1990-01-01","character":"D"},
        {"media_type":"movie","id":0,"title":"Nothing"},{"media_type":"movie","id":9,"title":"X","adult":true}],
      "crew":[
        {"media_type":"movie","id":1,"title":"Old","release_date":"1990-01-01","job":"Director","department":"Directing","vote_count":5},
        {"media_type":"movie","id":1,"title":"Old","release_date":"1990-01-01","job":"Assistant Director","department":"Directing"},
        {"media_type":"movie","id":1,"title":"Old","release_date":"1990-01-01","job":"Writer","department":"Writing"}]}
      """#)
    #expect(page.filmography.map(\.title) == ["Directing", "Acting", "Writing"])
    #expect(page.filmography[0].entries.map(\.role) == ["Director, Assistant Director"])
    let acting = page.filmography[1].entries
    #expect(acting.map(\.id) == [.movie(2), .show(1), .movie(1)])
    #expect(acting.map(\.year) == ["Announced", "2005", "1990"])
    #expect(acting.map(\.accessibleLabel) == ["Soon, Announced, B", "Show, 2005, C, 3 episodes", "Old, 1990, A, D"])
    #expect(page.knownFor.map(\.title) == ["Old"])
  }

  @Test func `The biography falls back to English when it isn't available in the user's language`() throws {
    let translations =
      #""translations":{"translations":[{"iso_639_1":"en","data":{"biography":"A life."}},{"iso_639_1":"de","data":{"biography":""}}]}"#
    let page = try page(#""biography":"","# + translations, format: .reader("de"))
    #expect(page.biography == TextChoice("A life.", language: .english, substitute: "Englisch"))
  }
}

/// A person's page over a network that the test controls.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PersonPageModelTests {
  let networking = SuspendableNetworking()

  @Test func `The model shows the summary first and loads the details with one request`() async throws {
    let model = PersonPageModel(6384, summary: PersonSummary(id: 6384, name: "K"), .over(networking))
    #expect(model.header?.name == "K")
    model.page.loadIfNeeded()
    await networking.waitForRequests(1)
    let address = try #require(networking.requests.first?.url.absoluteString)
    #expect(address.contains("/3/person/6384?append_to_response=combined_credits,external_ids,images,translations"))
    networking.resume(0, with: .json(#"{"id":6384,"name":"Keanu"}"#))
    await until { model.header?.name == "Keanu" }
    #expect(networking.requests.count == 1)
  }

  @Test func `An invalid person ID shows an error without a request`() async {
    let model = PersonPageModel(0, .over(networking))
    model.page.loadIfNeeded()
    await until { model.page.state.failure != nil }
    #expect(model.page.state.failure?.explanation.contains("a person with the ID 0") == true)
    #expect(networking.requests.isEmpty)
  }
}
