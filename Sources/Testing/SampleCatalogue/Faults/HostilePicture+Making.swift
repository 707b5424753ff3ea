// Hostile images, made from good ones.
import Foundation
import TMDB

extension HostilePicture {
  /// Returns the response to send in place of an image.
  ///
  /// - Parameters:
  ///   - picture: The correct response.
  ///   - url: The requested URL.
  func response(inPlaceOf picture: NetworkResponse, at url: URL) -> NetworkResponse {
    switch self {
    case .truncated: Self.image(picture.body.prefix(picture.body.count / 3), "image/jpeg")
    case .disguised: Self.image(Data(Self.drawing.utf8), "image/jpeg")
    case .huge: Self.image(Self.resized(picture.body, to: 30_000), "image/jpeg")
    case .bomb: Self.image(PNGBomb.data, "image/png")
    case .page: Self.image(Data("<!DOCTYPE html><title>Not a picture</title><p>Log in first.</p>".utf8), "text/html")
    case .redirect:
      NetworkResponse(status: 302, headers: ["location": Self.next(after: url), "cache-control": "no-store"])
    }
  }
}

extension HostilePicture {
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"><rect width="9000" height="9000"/></svg>
    """

  private static func image(_ body: Data, _ type: String) -> NetworkResponse {
    NetworkResponse(headers: ["content-type": type, "cache-control": "no-store"], body: body)
  }

  /// Returns the JPEG with another size in its frame header.
  private static func resized(_ jpeg: Data, to side: Int) -> Data {
    var bytes = [UInt8](jpeg)
    var place = 2
    while place + 8 < bytes.count, bytes[place] == 0xFF {
      if (0xC0...0xC2).contains(bytes[place + 1]) {
        let size = [UInt8(side >> 8), UInt8(side & 0xFF)]
        bytes.replaceSubrange(place + 5..<place + 9, with: size + size)
        break
      }
      place += 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3])
    }
    return Data(bytes)
  }

  /// Returns the same path with one more hop.
  private static func next(after url: URL) -> String {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    let hops = items.first { $0.name == "hop" }?.value.flatMap { Int($0) } ?? 0
    return "\(url.path(percentEncoded: true))?hop=\(hops &+ 1)"
  }
}
