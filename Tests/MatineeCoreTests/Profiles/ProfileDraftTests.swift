import Foundation
import Library
import Testing
import Tracking

/// A profile while it is edited.
@Suite(.timeLimit(.minutes(5)))
struct ProfileDraftTests {
  @Test func `A draft requires a first name and limits the length of the role`() {
    var draft = ProfileDraft()
    draft.firstName = " \n "
    #expect(draft.problem?.part == .firstName)
    draft.firstName = "Ana"
    #expect(draft.problem == nil)
    draft.role = String(repeating: "ä", count: 201)
    #expect(draft.problem?.part == .role && draft.problem?.sentence == "This text is too long. Shorten it.")
  }

  @Test func `A draft preserves a profile's fields`() {
    let fields = ProfileFields(
      firstName: "Ana", lastName: "Lima", picture: "1.png", role: "Mother", teams: ["Family", "Film Club"])
    #expect(ProfileDraft(fields).fields == fields)
  }
}
