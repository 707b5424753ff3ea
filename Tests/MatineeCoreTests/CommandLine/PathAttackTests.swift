import Foundation
import MatineeCore
import Testing
import ToolTestSupport

/// Paths that aren't valid text, and environments without a home folder. Commands refuse them and write nothing
/// elsewhere.
@Suite(.timeLimit(.minutes(5)))
struct PathAttackTests {
  private let matinee: CommandLineTool
  private let shell: CommandLineTool

  init() throws {
    matinee = try CommandLineTool()
    shell = try CommandLineTool("sh", in: URL(filePath: "/bin"))
  }

  /// Shell commands that switch to an empty home folder.
  private let home = #"HOME="$HOME/home"; export HOME; mkdir -p "$HOME"; cd "$HOME""#

  /// Runs a shell command line. `$0` is the program's path, and `$B` is a byte that isn't valid UTF-8.
  private func run(_ line: String) async throws -> CommandLineTool.Outcome {
    try await shell.run(["-c", "\(home); B=$(printf '\\377'); \(line)", matinee.executable.path])
  }

  /// Returns the names of all files in the home folder, as bytes.
  private func names() async throws -> String {
    try await shell.run(["-c", "\(home); find . | LC_ALL=C sort | od -An -c"]).output
  }

  @Test(
    "An argument that is not UTF-8 is refused",
    arguments: [
      "import x$B.csv", "import x$B.csv --yes --sample", "export x$B.jsonl", "export --format csv x$B", "sync x$B",
      "index update --file x$B.gz --sample", "list popular$B", "--screenshot x$B.png",
    ])
  func argumentsAreRefused(command: String) async throws {
    let before = try await names()
    let outcome = try await run("exec \"$0\" \(command.replacing("$B", with: "\"$B\""))")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.words.contains("is not UTF-8 text"), "\(outcome.words)")
    #expect(try await names() == before)
  }

  @Test(
    "A variable that is not UTF-8 is refused",
    arguments: ["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"])
  func variablesAreRefused(variable: String) async throws {
    for command in ["rate movie/603 8 --sample", "list popular --sample", "cache status", "index status", ""] {
      let outcome = try await run("mkdir -p \"$HOME/a$B\"; export \(variable)=\"$HOME/a$B\"; exec \"$0\" \(command)")
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.words.contains("The path in \(variable) is not UTF-8 text."), "\(outcome.words)")
    }
    // The command wrote nothing, neither there nor under a repaired name.
    let found = try await shell.run(["-c", "\(home); ls -A | wc -l; ls -A a* | wc -l"]).output
    #expect(found.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == ["1", "0"])
  }

  @Test(
    "Without a home nothing is written to a guessed place",
    arguments: ["unset HOME", "HOME=", "HOME=relative", "unset HOME; XDG_DATA_HOME=relative"])
  func missingHomeIsRefused(change: String) async throws {
    for command in [
      "rate movie/603 8 --sample", "list popular --sample", "lists", "export x.jsonl", "cache status", "index status",
      "index update --sample", "--exit-after-first-frame", "",
    ] {
      let outcome = try await run("\(change); export HOME XDG_DATA_HOME; \(change); exec \"$0\" \(command)")
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.words.contains("Matinee doesn’t know where to keep its files"), "\(outcome.words)")
      #expect(outcome.words.contains("Set HOME to your home folder"))
    }
    let count = try await shell.run(["-c", "\(home); ls -A | wc -l"]).output
    #expect(count.trimmingCharacters(in: .whitespacesAndNewlines) == "0")
  }

  @Test("A tilde in an argument is a letter of the name")
  func tildeIsALetter() async throws {
    let outcome = try await run(
      """
      mkdir '~' shared; printf 'Date,Name,Year,Letterboxd URI,Rating\\n2026-03-02,,1927,x,4\\n' > '~/in.csv'
      for ARGUMENT in '~/a.jsonl' '~b.jsonl' '~root/c.jsonl'; do mkdir -p '~root'; "$0" export "$ARGUMENT" || exit 2; done
      "$0" export --format csv '~/tables' || exit 5
      "$0" import '~/in.csv' --dry-run --sample --skipped '~/skipped.csv' > /dev/null || exit 6
      mkdir '~/shared'; "$0" sync '~/shared' > /dev/null || exit 7
      "$0" index update --sample --file '~/none.gz'
      find '~' '~b.jsonl' '~root' -type f ! -path '~/shared/*' | LC_ALL=C sort
      """)
    #expect(outcome.status == 0, "\(outcome.words)")
    let names = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      names == [
        "~/a.jsonl", "~/in.csv", "~/skipped.csv", "~/tables/history.csv", "~/tables/lists.csv", "~/tables/ratings.csv",
        "~b.jsonl", "~root/c.jsonl",
      ])
    #expect(outcome.words.contains("none.gz"), "\(outcome.words)")
  }

  @Test("Help needs no home")
  func helpNeedsNoHome() async throws {
    let outcome = try await run("unset HOME; exec \"$0\" --help")
    #expect(outcome.status == 0 && outcome.output.contains("USAGE: matinee"))
  }

  @Test("Four absolute folders need no home")
  func fourFoldersNeedNoHome() async throws {
    let outcome = try await run(
      "for N in CONFIG CACHE STATE DATA; do export XDG_${N}_HOME=\"$PWD/$N\"; done; unset HOME; exec \"$0\" lists")
    #expect(outcome.status == 0, "\(outcome.words)")
  }

  @Test("A relative folder is ignored, and the program says so")
  func relativeFolderIsIgnored() async throws {
    let outcome = try await run("export XDG_DATA_HOME=data; exec \"$0\" lists")
    #expect(outcome.status == 0)
    #expect(outcome.words == "matinee: XDG_DATA_HOME is ignored, because it is not an absolute path.\n")
    #expect(try await shell.run(["-c", "\(home); ls -d data"]).status != 0)
    #expect(try await shell.run(["-c", "\(home); ls -d .local/share/matinee"]).status == 0)
  }
}
