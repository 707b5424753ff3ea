import GRDB
import SQLiteFiles
import TitleIdentity

/// SQL queries for profiles and notes.
struct PeopleReader {
  let database: Database

  init(_ database: Database) { self.database = database }

  /// Returns all profiles: the owner, which always exists, and then the others in order of creation.
  func profiles() throws -> [Profile] {
    var followers: [ProfileID: [ProfileID]] = [:]
    var following: [ProfileID: [ProfileID]] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT * FROM follow ORDER BY event") {
      let (follower, followed) = (try row.profile("follower"), try row.profile("followed"))
      followers[followed, default: []].append(follower)
      following[follower, default: []].append(followed)
    }
    var profiles = try profiles("true ORDER BY event", [])
    let owner = profiles.firstIndex { $0.id == .owner }.map { profiles.remove(at: $0) }
    profiles.insert(owner ?? .unnamed, at: 0)
    return profiles.map { profile in
      var profile = profile
      profile.followers = followers[profile.id] ?? []
      profile.following = following[profile.id] ?? []
      return profile
    }
  }

  /// Returns a profile. Its ``Profile/followers`` and ``Profile/following`` are always empty.
  func profile(_ id: ProfileID) throws -> Profile? { try profiles("subject = ?", [Subject.profile(id).text]).first }

  func follows(_ follower: ProfileID, _ followed: ProfileID) throws -> Bool {
    let subject = Subject.follow(follower, followed).text
    return try Int.fetchOne(database, sql: "SELECT 1 FROM follow WHERE subject = ?", arguments: [subject]) != nil
  }

  func note(_ id: EventID) throws -> Note? {
    try notes("subject = ?", [Subject.note(id).text], Matches(database)).first
  }

  /// Returns the notes on a title, oldest first.
  func notes(on key: TitleReference.Key) throws -> [Note] {
    let matches = try Matches(database)
    let keys = matches.keys(of: key)
    return try notes("title IN (\(placeholders(keys.count))) ORDER BY event", StatementArguments(keys), matches)
  }

  /// Returns the notes by a profile and those addressed to it, newest first.
  func notes(of profile: ProfileID) throws -> [Note] {
    try notes("profile = ?1 OR recipient = ?1 ORDER BY event DESC", [profile.rawValue], Matches(database))
  }
}

private extension PeopleReader {
  func profiles(_ condition: String, _ arguments: StatementArguments) throws -> [Profile] {
    try Row.fetchAll(database, sql: "SELECT * FROM profile WHERE " + condition, arguments: arguments).map { row in
      let teams: String = try row.read("teams")
      return Profile(
        id: try row.profile("id"),
        fields: ProfileFields(
          firstName: try row.read("firstName"), lastName: try row.read("lastName"),
          picture: try row.readIfPresent("picture"),
          role: try row.read("role"), teams: teams.split(separator: "\n").map(String.init)))
    }
  }

  func notes(_ condition: String, _ arguments: StatementArguments, _ matches: Matches) throws -> [Note] {
    let rows = try Row.fetchCursor(database, sql: "SELECT * FROM note WHERE " + condition, arguments: arguments)
    return try Array(
      rows.map { row in
        guard let title = try row.title() else { throw DamagedRow() }
        let recipient: String? = try row.readIfPresent("recipient")
        return Note(
          id: try row.event(), title: matches.resolved(title), text: try row.read("text"), profile: try row.profile(),
          recipient: recipient.map(ProfileID.init(rawValue:)), date: try row.date(),
          edited: try row.dateIfPresent("edited"))
      })
  }
}
