// Caches responses as fast as it can until it is killed, and prints each page's number before it caches the page.
import Foundation
import ResponseCache
import TMDB

guard CommandLine.arguments.count == 2, let cacheable = CacheableResponse(MovieTarget.popular) else { exit(2) }
let cache = ResponseCache(folder: URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory))
let list = ListKey(source: .sample, path: "/movie/popular")
let padding = String(repeating: "What happens in it. ", count: 200)

/// Returns twenty films whose titles contain their revision.
func body(page: Int, revision: Int) -> Data {
  let rows = (1...20).map { index in
    #"{"id":\#((revision % 3) * 1000 + page * 20 + index),"title":"Revision \#(revision)","overview":"\#(padding)"}"#
  }
  return Data(#"{"page":\#(page),"results":[\#(rows.joined(separator: ","))]}"#.utf8)
}

var revision = Int(Date().timeIntervalSince1970 * 1000)
while true {
  revision += 1
  for page in 1...10 {
    FileHandle.standardOutput.write(Data("\(page)\n".utf8))
    try await cache.store(
      CachedResponse(ResponseKey(list, page: page), body: body(page: page, revision: revision), fetched: Date()),
      as: cacheable)
  }
}
