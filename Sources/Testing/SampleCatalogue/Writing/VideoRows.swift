import Foundation

/// Videos as JSON, in the requested languages and with the URLs of clips.
struct VideoRows {
  let languages: [String]
  /// The folder or the server's path of the clips.
  let clips: URL

  /// Returns a list of videos.
  ///
  /// - Parameters:
  ///   - videos: The videos of a title.
  ///   - place: The base of the videos' IDs, so that the same clip has a different ID for each title.
  func rows(_ videos: [Video], of place: String) -> JSON {
    let shown = videos.enumerated().filter { languages.contains($1.language) }
    return ["results": .array(shown.map { row($1, "\(place) \($0)") })]
  }
}

extension VideoRows {
  private func row(_ video: Video, _ place: String) -> JSON {
    let key = video.site == "File" ? clips.appending(path: video.key + ".webm").absoluteString : video.key
    return [
      "iso_639_1": .string(video.language),
      "iso_3166_1": .string(video.country),
      "name": .string(video.name),
      "key": .string(key),
      "site": .string(video.site),
      "size": .int(video.size),
      "type": .string(video.type),
      "official": .bool(video.official),
      "published_at": .optional(video.published.map { $0 + "T12:00:00.000Z" }),
      "id": .string(Fingerprint.identifier("video \(place)")),
    ]
  }
}
