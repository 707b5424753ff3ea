// Caches responses as fast as it can until it is killed, and prints each page's number before it caches the page. With
// two folders, it also caches pictures, and both caches are so small that they evict something with each page.
import Foundation
import ImagePipeline
import ResponseCache
import TMDB

let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0, directoryHint: .isDirectory) }
guard (1...2).contains(folders.count), let cacheable = CacheableResponse(MovieTarget.popular) else { exit(2) }
let evicts = folders.count == 2
let cache = ResponseCache(folder: folders[0], limits: evicts ? ResponseCacheLimits(bytes: 300_000) : .standard)
let pictures = evicts ? DiskCache(folder: folders[1], limit: 200_000) : nil
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
    if let url = URL(string: "https://example.org/\(page)") {
      pictures?.store(Data(repeating: UInt8(page), count: 50_000), for: url)
      await pictures?.waitForWrites()
    }
  }
}
