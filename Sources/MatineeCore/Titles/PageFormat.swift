import Foundation
import TMDB

/// How a page is written for this reader: languages, country, customs of dates and numbers, where pictures lie, and which
/// day it is.
public struct PageFormat: Sendable {
  public var texts: TitleTexts
  public var images: ImageConfiguration
  public var ladder: LanguageLadder
  /// The language that TMDB was asked in.
  public var asked: LanguageTag
  /// ISO 3166-1; `nil` where no country is known: what depends on one is absent then.
  public var region: String?
  /// Whether pornography is among what pages lead to.
  public var includesAdult = false
  /// Whether a video may be a file of this computer, as the sample catalogue's are. TMDB has no say in that.
  public var playsFiles = false
  /// `nil` where the clock is no help.
  public var today: DayDate?

  public init(
    texts: TitleTexts, images: ImageConfiguration = .standard, ladder: LanguageLadder = LanguageLadder(),
    asked: LanguageTag? = nil, region: String? = nil, today: DayDate? = .today()
  ) {
    self.texts = texts
    self.images = images
    self.ladder = ladder
    self.asked = asked ?? ladder.first
    self.region = region?.uppercased()
    self.today = today
  }
}

extension PageFormat {
  /// The address of a picture in one size, marked with its kind (see ``PictureRenditions``).
  func picture(_ path: ImagePath?, _ kind: ImageKind) -> URL? {
    path.map { PictureRenditions(images).address(of: $0, kind) }
  }

  /// The name of a country in the reader's first language; `nil` where there is none such.
  func country(_ code: String) -> String? {
    guard code.utf8.count == 2 else { return nil }
    return readerLocale.localizedString(forRegionCode: code.uppercased())
  }

  /// The name of a language in the reader's first.
  func language(_ code: String) -> String? {
    LanguageTag(code).flatMap { tag in tag.name(in: ladder.first) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Several names as one text, by the reader's customs.
  func list(_ names: [String]) -> String? {
    names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// What is on the web; anything else that calls itself an address is not followed.
  func web(_ address: String?) -> URL? {
    guard let address, address.utf8.count <= 2_000, let url = URL(string: address),
      ["https", "http"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false, url.user == nil
    else { return nil }
    return url
  }

  private var readerLocale: Locale { Locale(identifier: ladder.first.description) }
}
