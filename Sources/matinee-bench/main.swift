// What the benchmarks measure from outside: `matinee-bench list ROWS` shows a list and leaves after its first frame,
// `matinee-bench hop` prints the median time of a hop to the main actor, in milliseconds; `matinee-bench pictures` prints
// how the image pipeline compares with a bare loop, and how long it held the main thread, in milliseconds.
import Foundation
import GTK

let arguments = CommandLine.arguments.dropFirst()

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("matinee-bench: \(sentence)\n".utf8))
  exit(1)
}

do { try MainLoop.attach() } catch { fail(error.description) }
switch arguments.first {
case "list":
  guard let rows = arguments.dropFirst().first.flatMap({ Int($0) }), rows >= 0 else {
    fail("list takes a number of rows.")
  }
  exit(ListBenchmark.run(rows: rows))
case "hop":
  exit(HopBenchmark.run())
case "pictures":
  exit(PicturesBenchmark.run())
default:
  fail("The benchmarks are: list ROWS, hop, pictures.")
}
