/// A video at a site on the web, by an id that has been looked at: nothing else becomes an address.
public struct WebTrailer: Hashable, Sendable {
  public enum Site: String, CaseIterable, Sendable {
    case youTube = "youtube"
    case vimeo
  }

  public let site: Site
  /// Letters, digits, `-` and `_` at YouTube, digits at Vimeo.
  public let id: String

  /// - Returns: `nil` for an id that the site would not give: YouTube's have 6 to 20 signs, Vimeo's are numbers of at most
  ///   20 digits.
  public init?(_ site: Site, id: String) {
    let bytes = id.utf8
    switch site {
    case .youTube: guard (6...20).contains(bytes.count), bytes.allSatisfy(isKeySign) else { return nil }
    case .vimeo: guard (1...20).contains(bytes.count), bytes.allSatisfy(isDigit) else { return nil }
    }
    self.site = site
    self.id = id
  }
}

// MARK: - Addresses

extension WebTrailer {
  /// The player alone, from a host that sets no cookies before it plays, or is asked not to follow anybody. Sources:
  /// [YouTube](https://support.google.com/youtube/answer/171780), [Vimeo](https://developer.vimeo.com/player/sdk/embed).
  public var embedAddress: String {
    switch site {
    case .youTube: "https://www.youtube-nocookie.com/embed/\(id)"
    case .vimeo: "https://player.vimeo.com/video/\(id)?dnt=1"
    }
  }

  /// The video's own page, for a browser.
  public var pageAddress: String {
    switch site {
    case .youTube: "https://www.youtube.com/watch?v=\(id)"
    case .vimeo: "https://vimeo.com/\(id)"
    }
  }

  /// A picture of 16 to 9, 320 pixels wide; `nil` where the site has none at an address that follows from the id.
  public var pictureAddress: String? {
    switch site {
    case .youTube: "https://i.ytimg.com/vi/\(id)/mqdefault.jpg"
    case .vimeo: nil
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isKeySign(_ byte: UInt8) -> Bool {
  isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
}
