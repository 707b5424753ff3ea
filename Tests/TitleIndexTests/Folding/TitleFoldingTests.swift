import Testing

@testable import TitleIndex

struct TitleFoldingTests {
  @Test(
    "Title is folded into search words",
    arguments: [
      ("The Godfather", "the godfather"),
      ("Amélie Poulain — ÀÉÎÕÜ ñç", "amelie poulain aeiou nc"),
      ("Ame\u{301}lie", "amelie"),
      ("Smørrebrød Æon œuvre Straße Łódź Đorđe", "smorrebrod aeon oeuvre strasse lodz dorde"),
      ("Ocean's Eleven", "oceans eleven"), ("Ocean’s", "oceans"),
      ("L'Avventura", "l avventura"), ("D’Artagnan", "d artagnan"),
      ("Spider-Man: No Way Home", "spider man no way home"),
      ("Fast & Furious", "fast and furious"), ("Tom&Jerry", "tom and jerry"), ("Ａ＆Ｂ", "a and b"),
      ("S.W.A.T.", "swat"), ("E.T. the Extra-Terrestrial", "et the extra terrestrial"), ("M*A*S*H", "mash"),
      ("Mr. No", "mr no"), ("Vol.2", "vol 2"), ("A.Bomb", "a bomb"),
      ("20,000 Leagues", "20000 leagues"), ("Me, Myself", "me myself"),
      ("Rocky II", "rocky 2"), ("rocky ii", "rocky 2"), ("Henry V", "henry 5"), ("The V", "the v"),
      ("V for Vendetta", "v for vendetta"),
      ("I, Robot", "i robot"), ("Malcolm X", "malcolm 10"), ("Mix VIX XIX", "mix vix 19"), ("Louis XIV", "louis 14"),
      ("ΟΔΟΣ Ωραία", "οδοσ ωραια"), ("Ёлки Й", "елки и"), ("千と千尋", "千 と 千 尋"), ("プライド", "プ ラ イ ド"),
      ("기생충 2", "기생충 2"), ("কারনি", "কারনি"), ("ﬁn Ⅳ", "fin 4"),
      ("", ""), (" ?! ", ""), ("👽", ""), ("a\u{0}b", "a b"),
    ])
  func titleIsFoldedToSearchWords(title: String, folded: String) {
    #expect(words(title) == folded)
  }

  @Test("Invalid UTF-8 separates words") func invalidUTF8SeparatesWords() {
    var folding = TitleFolding()
    [0x61, 0xff, 0x62, 0xc3].withUnsafeBufferPointer { folding.fold($0) }
    #expect(folding.words.map(\.source) == [0..<1, 2..<3])
  }

  @Test("Reused folding forgets the previous title") func reusedFoldingForgetsPreviousTitle() {
    var folding = TitleFolding()
    folding.fold("Something Long")
    folding.fold("Up")
    #expect(folding.words == [FoldedWord(range: 0..<2, source: 0..<2)])
    #expect(folding.letters == Array("up".utf8))
  }

  @Test("Folded letters refer to their offsets in the title") func foldedLettersReferToSourceOffsets() {
    var folding = TitleFolding()
    folding.fold("Æé x")
    #expect(folding.sources == [0, 0, 2, 5, 5])
    #expect(folding.words.map(\.source) == [0..<4, 5..<6])
  }

  @Test(
    "Equivalent titles have the same key",
    arguments: [
      ("The Godfather", "Godfather"), ("Spider-Man", "spiderman"), ("WALL·E", "Wall-E"), ("L’Avventura", "avventura"),
      ("Batman v Superman", "Batman V Superman"), ("Rocky II", "Rocky 2"), ("Fast & Furious", "fast and furious"),
    ])
  func equivalentTitlesHaveSameKey(one: String, other: String) {
    #expect(key(one) == key(other))
  }

  @Test(
    "Different titles have different keys",
    arguments: [("The Godfather", "The Godmother"), ("Rocky", "Rocky 2"), ("The", "A"), ("Die Hard", "Hard")])
  func differentTitlesHaveDifferentKeys(one: String, other: String) {
    #expect(key(one) != key(other))
  }

  private func words(_ title: String) -> String {
    var folding = TitleFolding()
    folding.fold(title)
    return folding.words.map { String(decoding: folding.letters(of: $0), as: UTF8.self) }.joined(separator: " ")
  }

  private func key(_ title: String) -> Int32 {
    var folding = TitleFolding()
    folding.fold(title)
    return folding.key
  }
}
