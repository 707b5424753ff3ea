import AppFoundation
import Foundation
import TMDB
import TitleIdentity

/// The settings for formatting pages: languages, country, dates and numbers, addresses of pictures, and the current
/// day.
public struct PageFormat: Sendable {
  public var texts: TitleTexts
  public var images: ImageConfiguration
  public var languagePreferences: LanguagePreferences
  /// The language of the request to TMDB.
  public var requestLanguage: LanguageTag
  /// The country as an ISO 3166-1 code. If it is `nil`, everything that depends on it is absent.
  public var region: String?
  /// Whether pages link to adult titles.
  public var includesAdult = false
  /// Whether a video may be a local file, as in the sample catalogue. TMDB must never be allowed to link to one.
  public var playsFiles = false
  /// The current day, or `nil` if the clock is unusable.
  public var today: DayDate?

  public init(
    texts: TitleTexts, images: ImageConfiguration = .standard,
    languagePreferences: LanguagePreferences = LanguagePreferences(),
    requestLanguage: LanguageTag? = nil, region: String? = nil, today: DayDate? = .today()
  ) {
    self.texts = texts
    self.images = images
    self.languagePreferences = languagePreferences
    self.requestLanguage = requestLanguage ?? languagePreferences.first
    self.region = region?.uppercased()
    self.today = today
  }
}

extension PageFormat {
  /// Returns the address of a picture in one size, marked with its kind (see ``PictureRenditions``).
  package func picture(_ path: ImagePath?, _ kind: ImageKind) -> URL? {
    path.map { PictureRenditions(images).address(of: $0, kind) }
  }

  /// Returns a country's name in the user's first language, or `nil` if there is no such country.
  package func country(_ code: String) -> String? {
    guard code.utf8.count == 2 else { return nil }
    return preferredLocale.localizedString(forRegionCode: code.uppercased())
  }

  /// Returns a language's name in the user's first language.
  func language(_ code: String) -> String? {
    LanguageTag(code).flatMap { tag in tag.name(in: languagePreferences.first) }.map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
  }

  /// Returns several names as one text.
  func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Returns a web address, or `nil` for any other kind of address.
  func web(_ address: String?) -> URL? {
    guard let address, address.utf8.count <= 2_000, let url = URL(string: address),
      ["https", "http"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false, url.user == nil
    else { return nil }
    return url
  }

  private var preferredLocale: Locale { Locale(identifier: languagePreferences.first.description) }
}
