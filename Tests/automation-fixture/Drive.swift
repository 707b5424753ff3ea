import Automation
import Foundation
import GTK

/// Launches this program again as a test would, prints the folders of the app and the accessibility bus, and waits to
/// be killed.
func drive() -> Never {
  let driven = Automation.Application(
    executable: URL(filePath: CommandLine.arguments[0]), arguments: ["stack"])
  do {
    try driven.launch()
    // The bus's socket is in the bus's folder.
    let socket = ProcessInfo.processInfo.environment["AT_SPI_BUS_ADDRESS"]?.dropFirst("unix:path=".count) ?? ""
    let bus = URL(filePath: String(socket)).deletingLastPathComponent().path
    FileHandle.standardOutput.write(Data("\(driven.folder?.path ?? "")\n\(bus)\n".utf8))
    while true { pause() }
  } catch {
    log(error.description)
    exit(1)
  }
}
