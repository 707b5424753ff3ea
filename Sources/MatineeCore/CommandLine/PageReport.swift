import Foundation

/// A page for the command line: as lines for a person, or as JSON for a program.
public enum PageReport: Equatable, Sendable {
  case title(TitlePage)
  case season(SeasonPage)
  case person(PersonPage)
  case collection(CollectionPage)

  /// Paragraphs with a line between them.
  public func text() -> String {
    let paragraphs =
      switch self {
      case .title(let page): page.paragraphs
      case .season(let page): page.paragraphs
      case .person(let page): page.paragraphs
      case .collection(let page): page.paragraphs
      }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// One object.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data =
      switch self {
      case .title(let page): try encoder.encode(TitleObject(page))
      case .season(let page): try encoder.encode(SeasonObject(page))
      case .person(let page): try encoder.encode(PersonObject(page))
      case .collection(let page): try encoder.encode(CollectionObject(page))
      }
    return String(decoding: data, as: UTF8.self)
  }
}
