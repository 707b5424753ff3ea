import AppFoundation
import Catalogue
import Foundation

/// A page for the command line, as lines of text or as JSON.
public enum PageReport: CommandReport, Equatable, Sendable {
  case title(TitlePage)
  case season(SeasonPage)
  case person(PersonPage)
  case collection(CollectionPage)

  /// Returns paragraphs separated by blank lines.
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

  /// Returns one JSON object.
  public func json() throws -> String {
    switch self {
    case .title(let page): try TitleObject(page).commandJSON()
    case .season(let page): try SeasonObject(page).commandJSON()
    case .person(let page): try PersonObject(page).commandJSON()
    case .collection(let page): try CollectionObject(page).commandJSON()
    }
  }
}
