/// The parameters that many endpoints share.
extension Target {
  /// The most parts that TMDB appends to one answer.
  public static var mostParts: Int { 20 }

  /// The same question with further parts of the answer; TMDB appends 20 at most, and refuses more.
  public func appending(_ parts: [String]) -> Self {
    guard !parts.isEmpty else { return self }
    let earlier = parameters["append_to_response"].map { [$0] } ?? []
    return with("append_to_response", (earlier + parts).joined(separator: ","))
  }

  func images(in languages: [String]) -> Self {
    with("include_image_language", languages.isEmpty ? nil : languages.joined(separator: ","))
  }

  func videos(in languages: [String]) -> Self {
    with("include_video_language", languages.isEmpty ? nil : languages.joined(separator: ","))
  }
}
