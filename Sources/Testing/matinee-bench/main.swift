// The benchmarks that run in a separate process. `matinee-bench list ROWS` shows a list and exits after its first
// frame. Benchmarks that print numbers document them in their types.
import Foundation
import GTK
import TitleIdentity

let arguments = CommandLine.arguments.dropFirst()

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("matinee-bench: \(sentence)\n".utf8))
  exit(1)
}

RendererEnvironment.prepare()
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
case "fling":
  let kinds = ["posters": true, "plain": false]
  let words = Array(arguments.dropFirst())
  guard words.count == 2, let showsPictures = kinds[words[0]] else {
    fail("fling takes posters or plain, and a folder for the pictures.")
  }
  exit(FlingBenchmark.run(showsPictures: showsPictures, folder: URL(filePath: words[1], directoryHint: .isDirectory)))
case "counted":
  guard let operation = arguments.dropFirst().first.flatMap({ CountedBenchmark.Operation(rawValue: $0) }) else {
    fail("counted takes page, search or fling.")
  }
  exit(CountedBenchmark.run(operation))
case "pages":
  exit(PagesBenchmark.run())
case "deep-pages":
  exit(DeepPagesBenchmark.run())
case "motion":
  exit(MotionBenchmark.run())
case "cached-titles":
  guard let titles = arguments.dropFirst().first.flatMap({ Int($0) }), titles > 0 else {
    fail("cached-titles takes a number of titles.")
  }
  exit(CachedTitlesBenchmark.run(titles: titles))
case "library-fill":
  guard let events = arguments.dropFirst().first.flatMap({ Int($0) }), events >= SimulatedUser.minimumEvents else {
    fail("library-fill takes a number of events, at least \(SimulatedUser.minimumEvents).")
  }
  exit(LibraryBenchmark.fill(events: events))
case "library-cache":
  exit(LibraryBenchmark.fillCache())
case "library-screen":
  let words = Array(arguments.dropFirst())
  guard let screen = words.first.flatMap({ LibraryScreenBenchmark.Screen(rawValue: $0) }) else {
    fail("library-screen takes one of: \(LibraryScreenBenchmark.Screen.allCases.map(\.rawValue)).")
  }
  exit(LibraryScreenBenchmark.run(screen, picture: words.dropFirst().first))
case "library-writes":
  exit(LibraryWritesBenchmark.run())
case "import-apply":
  guard let rows = arguments.dropFirst().first.flatMap({ Int($0) }), rows > 0 else {
    fail("import-apply takes a number of rows.")
  }
  exit(ImportBenchmark.run(rows: rows))
case "import-scale":
  guard let titles = arguments.dropFirst().first.flatMap({ Int($0) }), titles > 0 else {
    fail("import-scale takes a number of titles.")
  }
  exit(ImportScaleBenchmark.run(titles: titles))
case "journal-fill", "journal-open", "journal-rebuild", "journal-statistics", "journal-window":
  let folders = arguments.dropFirst().map { URL(filePath: $0, directoryHint: .isDirectory) }
  guard let folder = folders.first else { fail("\(arguments.first ?? "") takes a folder.") }
  let last = arguments.last.flatMap { Int($0) }
  switch arguments.first {
  case "journal-fill": exit(JournalGenerator.run(folder, events: last ?? 100_000))
  case "journal-open" where folders.count > 1: exit(JournalBenchmark.open(folder, folders[1], rounds: last ?? 15))
  case "journal-rebuild": exit(JournalBenchmark.rebuild(folder))
  case "journal-statistics": exit(JournalBenchmark.statistics(folder))
  case "journal-window": exit(JournalWindowBenchmark.run(folder))
  default: fail("journal-open takes two folders.")
  }
case "index-exports", "index-build", "index-search":
  guard let folder = arguments.dropFirst().first else { fail("\(arguments.first ?? "") takes a folder.") }
  let films = arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1_200_000
  let seed = arguments.dropFirst(3).first.flatMap { UInt64($0) } ?? committedSeed
  let benchmark = IndexBenchmark(
    folder: URL(filePath: folder, directoryHint: .isDirectory), films: films, seed: seed)
  exit(benchmark.run(arguments.first))
default:
  fail(
    "The benchmarks are: list ROWS, hop, pictures, fling posters|plain FOLDER, counted OPERATION, pages, deep-pages, motion, cached-titles NUMBER,\n"
      + "library-fill EVENTS, library-cache, library-screen SCREEN [PICTURE], library-writes,\n"
      + "import-apply ROWS, import-scale TITLES, journal-fill FOLDER [EVENTS], journal-open FOLDER EMPTY [ROUNDS], journal-rebuild FOLDER,\n"
      + "journal-statistics FOLDER, journal-window FOLDER, index-exports FOLDER [FILMS], index-build FOLDER, index-search FOLDER [FILMS [SEED]]."
  )
}
