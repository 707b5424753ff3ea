import Testing

@testable import Containment

/// Tests the displayed and the reported values while the user changes a rating.
struct RatingEntryTests {
  @Test func `Committing a rating reports the change once`() {
    var entry = RatingEntry()
    entry.change(to: 16)
    entry.change(to: 17)
    #expect(entry.shown == 17)
    #expect(entry.committed == 0)
    let isFirstCommitReported = entry.commit()
    #expect(isFirstCommitReported)
    #expect(entry.committed == 17)
    let isSecondCommitReported = entry.commit()
    #expect(!isSecondCommitReported)
  }

  @Test func `Committing reports nothing when the value is back where it started`() {
    var entry = RatingEntry()
    entry.receive(10)
    entry.change(to: 11)
    entry.change(to: 10)
    let isReported = entry.commit()
    #expect(!isReported)
  }

  @Test func `A received value appears, but doesn't replace a rating that is being edited`() {
    var entry = RatingEntry()
    entry.receive(10)
    #expect(entry.shown == 10)
    entry.change(to: 11)
    entry.receive(4)
    #expect(entry.shown == 11)
    let isReported = entry.commit()
    #expect(isReported)
    entry.receive(4)
    #expect(entry.shown == 4)
  }

  @Test func `A rating is clamped between zero and ten stars`() {
    var entry = RatingEntry()
    entry.change(to: 99)
    #expect(entry.shown == 20)
    entry.change(to: -3)
    #expect(entry.shown == 0)
  }
}

/// Tests the rating for each typed key, in half stars.
struct RatingTypingTests {
  @Test(
    arguments: [
      ("8", [16]), ("8.5", [16, 17, 17]), ("8,5", [16, 17, 17]), ("8.0", [16, 17, 16]), ("10", [2, 20]), ("0", [20]),
      ("0.5", [20, 1, 1]), ("89", [16, 18]), ("105", [2, 20, 10]), ("8.7", [16, 17, 14]), ("8.53", [16, 17, 17, 6]),
      ("10.5", [2, 20, nil, 10]), (".5", [nil, 10]),
    ] as [(String, [Int?])])
  func `Each typed key produces a rating`(keys: String, halves: [Int?]) {
    var typing = RatingTyping()
    let given = keys.map { typing.type($0) }
    #expect(given == halves)
  }

  @Test func `A pause between keys starts a new number`() {
    var typing = RatingTyping()
    _ = typing.type("1")
    typing.forget()
    let ten = typing.type("0")
    typing.forget()
    let five = typing.type("5")
    #expect(ten == 20)
    #expect(five == 10)
  }
}
