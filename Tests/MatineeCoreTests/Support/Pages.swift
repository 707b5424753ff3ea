import AppFoundation
import Catalogue
import Foundation
import TMDB

// Pages for tests: page formats with languages, a country and a fixed date, and details from JSON.

extension PageFormat {
  /// Returns the format for a reader of these languages in this country, on 1 June 2026.
  static func reader(_ languages: String = "en-US", region: String? = nil) -> PageFormat {
    let languagePreferences = LanguagePreferences(list: languages)
    return PageFormat(
      texts: TitleTexts(locale: Locale(identifier: "en_US")), languagePreferences: languagePreferences, region: region,
      today: DayDate("2026-06-01"))
  }
}

extension TitlePage {
  /// Returns the page of a film with only these fields, besides its ID and title.
  static func movie(_ members: String = "", format: PageFormat = .reader()) throws -> TitlePage {
    TitlePage(
      try read(MovieDetails.self, #"{"id":7,"title":"Seven"\#(members.isEmpty ? "" : ",")\#(members)}"#), format: format
    )
  }

  /// Returns the page of a series with only these fields, besides its ID and name.
  static func show(_ members: String = "", format: PageFormat = .reader()) throws -> TitlePage {
    TitlePage(
      try read(TVShowDetails.self, #"{"id":8,"name":"Eight"\#(members.isEmpty ? "" : ",")\#(members)}"#), format: format
    )
  }
}

/// Decodes a model as the client does.
func read<Model: Decodable>(_ model: Model.Type, _ json: String) throws -> Model {
  try JSONDecoder().decode(model, from: Data(json.utf8))
}
