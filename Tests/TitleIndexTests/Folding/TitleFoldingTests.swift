import Foundation
import Testing

@testable import TitleIndex

struct TitleFoldingTests {
  @Test(arguments: [
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
    ("ΟΔΟΣ Ωραία", "οδοσ ωραια"), ("Ёлки Й", "елки и"), ("千と千尋", "千 ト 千 尋"), ("プライド", "フ\u{309a} ラ イ ト\u{3099}"),
    ("기생충 2", "기새ᄋ추ᄋ 2"), ("8½", "8 1 2"), ("Alien³", "alien3"), ("①②", "12"), ("কারনি", "কারনি"), ("ﬁn Ⅳ", "fin 4"),
    ("", ""), (" ?! ", ""), ("👽", ""), ("a\u{0}b", "a b"),
  ])
  func `Title is folded into search words`(title: String, folded: String) {
    #expect(words(title) == folded)
  }

  @Test func `Invalid UTF-8 separates words`() {
    var folding = TitleFolding()
    [0x61, 0xff, 0x62, 0xc3].withUnsafeBufferPointer { folding.fold($0) }
    #expect(folding.words.map(\.source) == [0..<1, 2..<3])
  }

  @Test func `Reused folding forgets the previous title`() {
    var folding = TitleFolding()
    folding.fold("Something Long")
    folding.fold("Up")
    #expect(folding.words == [FoldedWord(range: 0..<2, source: 0..<2)])
    #expect(folding.letters == Array("up".utf8))
  }

  @Test func `Folded letters refer to their offsets in the title`() {
    var folding = TitleFolding()
    folding.fold("Æé x")
    #expect(folding.sources == [0, 0, 2, 5, 5])
    #expect(folding.words.map(\.source) == [0..<4, 5..<6])
  }

  @Test(arguments: [
    ("The Godfather", "Godfather"), ("Spider-Man", "spiderman"), ("WALL·E", "Wall-E"), ("L’Avventura", "avventura"),
    ("Batman v Superman", "Batman V Superman"), ("Rocky II", "Rocky 2"), ("Fast & Furious", "fast and furious"),
  ])
  func `Equivalent titles have the same key`(one: String, other: String) {
    #expect(key(one) == key(other))
  }

  @Test(arguments: [
    // Decomposed, as copied from a Mac; Hangul also as single letters.
    "기생충", "Amélie", "プライド", "Ёлки", "क़लम", "Đất rừng",
  ])
  func `The same word in any form has the same key`(title: String) {
    for form in [
      title.decomposedStringWithCanonicalMapping, title.precomposedStringWithCanonicalMapping,
      title.decomposedStringWithCompatibilityMapping, title.precomposedStringWithCompatibilityMapping,
      "\u{200f}\(title)\u{feff}",
    ] {
      #expect(key(form) == key(title), "\(form.unicodeScalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test(arguments: [
    // Width
    ("ﾄﾞﾗｺﾞﾝ", "ドラゴン"), ("ＭＡＴＲＩＸ", "matrix"), ("ｶﾞﾝﾀﾞﾑ", "ガンダム"),
    // Kana
    ("となりのととろ", "トナリノトトロ"), ("となりのトトロ", "となりのととろ"),
    // Arabic, Persian, and their keyboards; vowel signs; digits
    ("علی بابا", "علي بابا"), ("كان ياما كان", "کان یاما کان"), ("مدرسة", "مدرسه"), ("مُحَمَّد", "محمد"),
    ("أحمد", "احمد"),
    ("الكيـــت كات", "الكيت كات"), ("مى", "مي"), ("١٢", "12"), ("۱۲", "12"), ("१२", "12"),
    // Hebrew
    ("שָׁלוֹם", "שלום"), ("מים", "מימ"),
    // Cyrillic, Greek, Latin
    ("Ёлки", "елки"), ("ΟΔΥΣΣΕΑΣ", "οδυσσεας"), ("Þór", "thor"), ("İki", "iki"), ("IŞIK", "isik"), ("Ⅷ", "viii"),
    // Fractions
    ("8½", "8 1/2"), ("2½", "2 1/2"), ("¾", "3/4"), ("½", "1⁄2"),
    // Ideographs with two code points
    ("\u{f9dc}", "\u{9686}"),
  ])
  func `Letters that a script treats as one have the same key`(one: String, other: String) {
    #expect(key(one) == key(other))
  }

  @Test(arguments: [
    ("ㄱ", "기생충"), ("기생ㅊ", "기생충"), ("기생추", "기생충"), ("갑", "가방"), ("고", "과속"), ("닭", "달걀"), ("일", "읽기"),
    ("의", "의형제"), ("오ㅅ", "옷"),
  ])
  func `A half-typed Korean word is the beginning of the whole one`(typed: String, title: String) {
    #expect(letters(title).starts(with: letters(typed)))
  }

  @Test func `Voiced syllables differ from plain ones`() {
    #expect(key("バス") != key("ハス") && key("パス") != key("バス"))
  }

  @Test(arguments: [("The Godfather", "The Godmother"), ("Rocky", "Rocky 2"), ("The", "A"), ("Die Hard", "Hard")])
  func `Different titles have different keys`(one: String, other: String) {
    #expect(key(one) != key(other))
  }

  private func words(_ title: String) -> String {
    var folding = TitleFolding()
    folding.fold(title)
    return folding.words.map { String(decoding: folding.letters(of: $0), as: UTF8.self) }.joined(separator: " ")
  }

  private func letters(_ title: String) -> [UInt8] {
    var folding = TitleFolding()
    folding.fold(title)
    return folding.letters
  }

  private func key(_ title: String) -> Int32 {
    var folding = TitleFolding()
    folding.fold(title)
    return folding.key
  }
}
