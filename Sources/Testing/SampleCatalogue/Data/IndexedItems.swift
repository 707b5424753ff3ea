/// Titles or people in the order of their file, with lookup by ID and by name.
struct IndexedItems<Item: Sendable>: Sendable {
  let all: [Item]
  private let byID: [Int: Int]
  private let byKey: [String: Int]

  init(_ items: [Item], id: (Item) -> Int, key: (Item) -> String) {
    all = items
    byID = Dictionary(items.enumerated().map { (id($1), $0) }, uniquingKeysWith: { first, _ in first })
    byKey = Dictionary(items.enumerated().map { (key($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: Int) -> Item? {
    byID[id].map { all[$0] }
  }

  subscript(key: String) -> Item? {
    byKey[key].map { all[$0] }
  }
}
