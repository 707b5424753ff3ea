import Foundation
import SystemIO
import Testing

/// Untrusted paths that lead to something other than a regular file. Reading them fails immediately.
@Suite(.timeLimit(.minutes(5)))
struct RegularFileRobustnessTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "regular-file-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test(arguments: ["pipe", "socket", "device", "folder"])
  func `Pipes, sockets, devices and folders are rejected`(kind: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "x")
    switch kind {
    case "pipe": #expect(mkfifo(url.path, 0o600) == 0)
    case "socket": try bindSocket(url.path)
    case "device": try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "/dev/zero")
    default: try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }
    #expect(throws: RegularFile.Failure.notAFile) { try RegularFile.read(url, limit: 10) }
    #expect(throws: RegularFile.Failure.notAFile) { try RegularFile.open(url.path, O_WRONLY | O_CREAT | O_APPEND) }
    #expect(RegularFile.problem(at: url.path) == .notAFile)
  }

  @Test func `A sparse file of one terabyte is rejected because of its size`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "x")
    try Data().write(to: url)
    #expect(truncate(url.path, 1 << 40) == 0)
    #expect(throws: RegularFile.Failure.tooLarge(limit: 1_000)) { try RegularFile.read(url, limit: 1_000) }
  }

  @Test func `A file that reports a size of zero is read only up to the limit`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // The kernel generates this file while it is read, and reports its size as zero.
    #expect(throws: RegularFile.Failure.tooLarge(limit: 4)) {
      try RegularFile.read(URL(filePath: "/proc/self/status"), limit: 4)
    }
  }

  @Test func `Symbolic links are resolved only if allowed`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "file"), folder.appending(path: "link"))
    try Data("abc".utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try RegularFile.read(link, limit: 3) == Data("abc".utf8))
    #expect(throws: RegularFile.Failure.self) { try RegularFile.read(link, limit: 3, followsLinks: false) }
    #expect(throws: RegularFile.Failure.missing) { try RegularFile.read(folder.appending(path: "none"), limit: 3) }
  }

  private func bindSocket(_ path: String) throws {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(bound == 0)
  }
}
