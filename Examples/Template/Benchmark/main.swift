import CredentialTemplate
import Foundation
import GTK
// Compares the time to create a form in code and from a template.
import ScreenFoundation

LocaleEnvironment.sanitize()
guard Display.open() else {
  FileHandle.standardError.write(Data("template-benchmark: There is no display.\n".utf8))
  exit(1)
}

/// Returns the time that a closure takes.
func time(_ body: () throws -> Void) rethrows -> Duration { try ContinuousClock().measure(body) }

/// Returns the median in microseconds.
func median(_ durations: [Duration]) -> Double { durations.sorted()[durations.count / 2] / .microseconds(1) }

// Alternate between the two, so that both have the same conditions.
let pairs = try (0..<1_000).map { _ in
  (code: time { _ = CredentialForm() }, template: try time { _ = try CredentialTemplate() })
}
let code = median(pairs.map(\.code))
let template = median(pairs.map(\.template))
print(String(format: "code %.0f µs, template %.0f µs, ratio %.2f", code, template, template / code))
