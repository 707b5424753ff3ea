// What needs a person's session. The catalogue keeps nobody's, so it refuses as TMDB refuses strangers.

extension Resolver {
  func authentication(_ path: [String]) throws(Refusal) -> JSON {
    switch path {
    case []: return ["success": true, "status_code": 1, "status_message": "Success."]
    default: throw .notFound
    }
  }

  func account(_ path: [String]) throws(Refusal) -> JSON { throw .notPermitted }

  func guestSession(_ path: [String]) throws(Refusal) -> JSON { throw .notPermitted }

  func accountStates(_ id: Int) throws(Refusal) -> JSON { throw .notPermitted }

  func seasonStates(_ season: Season) throws(Refusal) -> JSON { throw .notPermitted }

  /// What is asked for with another method than GET; nothing where TMDB knows no such request.
  func write() throws(Refusal) -> JSON? {
    if question.path.last == "rating" { throw .notPermitted }
    return nil
  }
}
