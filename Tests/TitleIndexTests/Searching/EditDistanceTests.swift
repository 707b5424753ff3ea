import Testing

@testable import TitleIndex

struct EditDistanceTests {
  @Test(arguments: [
    ("godfather", "godfather", 0), ("godfahter", "godfather", 1), ("godfater", "godfather", 1),
    ("goodfather", "godfather", 1), ("gadfather", "godfather", 1), ("gadfahter", "godfather", 2), ("ca", "abc", nil),
    ("godfather", "godmother", 2), ("godfather", "grandfather", nil), ("a", "", 1), ("ооссиву", "ооссйиву", 1),
    ("длaьюаэ", "длжьюаэ", 1), ("나가여로하", "나여가로하", 1), ("abc", "", nil),
  ])
  func `Distance between whole words counts edits and transpositions up to the maximum`(
    word: String, other: String, expected: Int?
  ) {
    #expect(distance(word, other, maximumDistance: 2, isPrefix: false) == expected)
    #expect(distance(other, word, maximumDistance: 2, isPrefix: false) == expected || other.isEmpty)
  }

  @Test(arguments: [
    ("intrest", "interstellar", 1), ("inters", "interstellar", 0), ("intes", "interstellar", 1),
    ("itners", "interstellar", 1), ("dark", "interstellar", nil),
  ])
  func `Distance to a prefix ignores the rest of the longer word`(word: String, other: String, expected: Int?) {
    #expect(distance(word, other, maximumDistance: 2, isPrefix: true) == expected)
  }

  private func distance(_ word: String, _ other: String, maximumDistance: Int, isPrefix: Bool) -> Int? {
    var distance = EditDistance(from: Array(word.utf8), maximumDistance: maximumDistance, isPrefix: isPrefix)
    return Array(other.utf8).withUnsafeBufferPointer { distance(to: $0) }
  }
}
