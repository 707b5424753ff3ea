import Foundation
import ImagePipeline
import MatineeCore
import TMDB
import TMDBTesting

// Pages as a test asks for them: a reader with languages and a country, on a day of its own, and details from JSON.

extension PageFormat {
  /// A reader of these languages in this country, on 1 June 2026.
  static func reader(_ languages: String = "en-US", region: String? = nil) -> PageFormat {
    let ladder = LanguageLadder(list: languages)
    return PageFormat(
      texts: TitleTexts(locale: Locale(identifier: "en_US")), ladder: ladder, region: region,
      today: DayDate("2026-06-01"))
  }
}

extension TitlePage {
  /// The page of a film of which TMDB says just this, beside its number and title.
  static func film(_ members: String = "", format: PageFormat = .reader()) throws -> TitlePage {
    TitlePage(
      try read(MovieDetails.self, #"{"id":7,"title":"Seven"\#(members.isEmpty ? "" : ",")\#(members)}"#), format: format
    )
  }

  /// The page of a series of which TMDB says just this, beside its number and name.
  static func series(_ members: String = "", format: PageFormat = .reader()) throws -> TitlePage {
    TitlePage(
      try read(TVShowDetails.self, #"{"id":8,"name":"Eight"\#(members.isEmpty ? "" : ",")\#(members)}"#), format: format
    )
  }
}

/// Reads a model as the client does.
func read<Model: Decodable>(_ model: Model.Type, _ json: String) throws -> Model {
  try JSONDecoder().decode(model, from: Data(json.utf8))
}

extension Services {
  /// Services over a network that the test holds.
  static func over(
    _ networking: any Networking, ladder: LanguageLadder? = nil, region: String? = nil
  ) -> Services {
    let configuration = ClientConfiguration(language: ladder?.first.description, region: region)
    return Services(
      source: .tmdb, client: Client(networking: networking, configuration: configuration, limits: .unlimited),
      images: .standard, pictures: NoPictures(),
      texts: TitleTexts(locale: Locale(identifier: "en_US")), ladder: ladder)
  }
}

private struct NoPictures: DataLoading {
  func data(from url: URL, maximumBytes: Int) async throws -> Data { throw DataLoadingError.status(404) }
}
