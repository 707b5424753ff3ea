/// The entries in `names.json`, which have little more than a name and an ID: collections, companies, networks,
/// keywords.
struct Names: Decodable, Sendable {
  struct Entry: Decodable, Sendable {
    let id: Int
    let name: String
    let overview: String?
  }

  let collections: Register
  let companies: Register
  let networks: Register
  let keywords: Register

  /// Entries that can be looked up by name and by ID.
  struct Register: Decodable, Sendable {
    let entries: [Entry]
    private let byName: [String: Int]
    private let byID: [Int: Int]

    init(from decoder: any Decoder) throws {
      entries = try decoder.singleValueContainer().decode([Entry].self)
      byName = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      byID = Dictionary(entries.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    subscript(name: String) -> Entry? {
      byName[name].map { entries[$0] }
    }

    subscript(id: Int) -> Entry? {
      byID[id].map { entries[$0] }
    }

    func ids(_ names: [String]) -> [Int] {
      names.compactMap { self[$0]?.id }
    }
  }
}
