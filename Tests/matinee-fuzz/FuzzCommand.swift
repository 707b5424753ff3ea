import Foundation
import Fuzzing

#if LIBFUZZER
/// The target with the name in `FUZZ_TARGET`.
private let target = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"] }

/// Reads one input. libFuzzer has its own main function, which calls this one.
///
/// Source: [libFuzzer](https://llvm.org/docs/LibFuzzer.html#fuzz-target).
@_cdecl("LLVMFuzzerTestOneInput") public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  guard let target else { fatalError("FUZZ_TARGET takes the name of a target.") }
  if let failure = target.failure(Array(UnsafeBufferPointer(start: bytes, count: count))) { fatalError(failure) }
  return 0
}
#else
/// Reads files with one of the targets: `matinee-fuzz TARGET FILE...`.
@main struct FuzzCommand {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let target = FuzzTarget.all.first(where: { $0.name == arguments.first }) else {
      print("matinee-fuzz takes a target and files. Targets: \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
      exit(2)
    }
    var status: Int32 = 0
    for file in arguments.dropFirst() {
      let contents = FileManager.default.contents(atPath: file)
      let failure = contents.map { target.failure(Array($0)) } ?? "It can’t be read."
      print("\(file): \(failure ?? "no failure")")
      if failure != nil { status = 1 }
    }
    exit(status)
  }
}
#endif
