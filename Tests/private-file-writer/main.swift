// Replaces a private file, such as the settings, as fast as it can until it is killed. The content is a number that
// grows, and is printed once the file is on disk.
import Foundation

@testable import AppFoundation

guard CommandLine.arguments.count == 2 else { exit(2) }
let file = URL(filePath: CommandLine.arguments[1])
try PrivateFile.createFolder(file.deletingLastPathComponent())
for number in 1... {
  try PrivateFile.replace(file, with: Data("\(number)\n".utf8))
  FileHandle.standardOutput.write(Data("\(number)\n".utf8))
}
