/// A video on a website, identified by a validated ID. Only validated IDs become part of a URL.
public struct WebTrailer: Hashable, Sendable {
  /// A website that hosts videos.
  public enum Site: String, CaseIterable, Sendable {
    case youTube = "youtube"
    case vimeo
  }

  /// The website that hosts the video.
  public let site: Site
  /// The video ID: letters, digits, `-` and `_` on YouTube; digits on Vimeo.
  public let id: String

  /// Creates a video if the ID is valid. YouTube IDs have 6 to 20 characters, and Vimeo IDs have up to 20 digits.
  public init?(_ site: Site, id: String) {
    let bytes = id.utf8
    switch site {
    case .youTube: guard (6...20).contains(bytes.count), bytes.allSatisfy(isIDCharacter) else { return nil }
    case .vimeo: guard (1...20).contains(bytes.count), bytes.allSatisfy(isDigit) else { return nil }
    }
    self.site = site
    self.id = id
  }
}

// MARK: - URLs

extension WebTrailer {
  /// The URL of the embedded player. YouTube's player sets no cookies before playback, and Vimeo's is asked not to
  /// track the viewer.
  ///
  /// Sources: [YouTube](https://support.google.com/youtube/answer/171780),
  /// [Vimeo](https://developer.vimeo.com/player/sdk/embed).
  public var embedURL: String {
    switch site {
    case .youTube: "https://www.youtube-nocookie.com/embed/\(id)"
    case .vimeo: "https://player.vimeo.com/video/\(id)?dnt=1"
    }
  }

  /// The URL of the video's page, for a browser.
  public var pageURL: String {
    switch site {
    case .youTube: "https://www.youtube.com/watch?v=\(id)"
    case .vimeo: "https://vimeo.com/\(id)"
    }
  }

  /// The URL of a 16:9 thumbnail, 320 pixels wide; `nil` if the site has no thumbnail URLs based on the ID.
  public var thumbnailURL: String? {
    switch site {
    case .youTube: "https://i.ytimg.com/vi/\(id)/mqdefault.jpg"
    case .vimeo: nil
    }
  }
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

private func isIDCharacter(_ byte: UInt8) -> Bool {
  isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x5F
}
