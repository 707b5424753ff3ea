/// Parameters that many endpoints share.
extension Target {
  /// The maximum number of parts that TMDB appends to a response.
  public static var maximumAppendedParts: Int { 20 }

  /// Returns a target with further appended parts. TMDB appends up to 20 parts and rejects requests with more.
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
