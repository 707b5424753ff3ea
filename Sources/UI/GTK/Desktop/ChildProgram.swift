import CAdwaita

/// A child process that ends with this value: releasing the value closes its standard input and sends `SIGTERM`.
///
/// Source: [GSubprocess](https://docs.gtk.org/gio/class.Subprocess.html).
@MainActor  // The module's default, repeated because optimized builds of other modules don't see it.
public final class ChildProgram {
  private let process: Object
  private let lines: Object
  private var onEnd: ((Int32?) -> Void)?
  private var onLine: (String) -> Void

  /// Starts a program, which inherits this process's standard error. Returns `nil` if the program can't be started.
  ///
  /// - Parameters:
  ///   - path: The path of the executable.
  ///   - arguments: The arguments, without the executable's name.
  ///   - onLine: A closure that is called with each line on the program's standard output.
  ///   - onEnd: A closure that is called once, with the exit code, or with `nil` if a signal killed the program.
  public init?(
    _ path: String, _ arguments: [String], onLine: @escaping (String) -> Void, onEnd: @escaping (Int32?) -> Void
  ) {
    let flags = GSubprocessFlags(
      rawValue: G_SUBPROCESS_FLAGS_STDIN_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue)
    var error: UnsafeMutablePointer<GError>?
    let started = withArrayOfCStrings([path] + arguments) { g_subprocess_newv($0, flags, &error) }
    g_clear_error(&error)
    guard let started, let output = g_subprocess_get_stdout_pipe(started) else { return nil }
    process = Object(adopting: UnsafeMutableRawPointer(started))
    lines = Object(adopting: UnsafeMutableRawPointer(Widget.required(g_data_input_stream_new(output))))
    self.onLine = onLine
    self.onEnd = onEnd
    readLine()
    waitForEnd()
  }

  isolated deinit { end() }

  /// Closes the program's standard input and sends it `SIGTERM`. No closure is called afterwards.
  public func end() {
    onEnd = nil
    onLine = { _ in }
    if let input = g_subprocess_get_stdin_pipe(process.opaque) { g_output_stream_close(input, nil, nil) }
    g_subprocess_send_signal(process.opaque, SIGTERM)
  }
}

extension ChildProgram {
  private func readLine() {
    let box = CallbackBox<(String?) -> Void> { [weak self] line in
      guard let self, let line else { return }
      onLine(line)
      readLine()
    }
    g_data_input_stream_read_line_async(
      lines.cast(), gint(G_PRIORITY_DEFAULT), nil,
      { source, result, data in
        nonisolated(unsafe) let (source, result, data) = (source, result, data)
        MainActor.assumeIsolated {
          guard let source, let data else { return }
          let box = Unmanaged<CallbackBox<(String?) -> Void>>.fromOpaque(data).takeRetainedValue()
          let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GDataInputStream.self)
          let line = g_data_input_stream_read_line_finish_utf8(stream, result, nil, nil)
          box.call(line.map { String(cString: $0) })
          g_free(line)
        }
      }, box.retained())
  }

  private func waitForEnd() {
    let box = CallbackBox<() -> Void> { [weak self] in self?.finish() }
    g_subprocess_wait_async(
      process.opaque, nil,
      { source, result, data in
        nonisolated(unsafe) let (source, result, data) = (source, result, data)
        MainActor.assumeIsolated {
          guard let source, let data else { return }
          let box = Unmanaged<CallbackBox<() -> Void>>.fromOpaque(data).takeRetainedValue()
          g_subprocess_wait_finish(OpaquePointer(source), result, nil)
          box.call()
        }
      }, box.retained())
  }

  private func finish() {
    let code = g_subprocess_get_if_exited(process.opaque) != 0 ? g_subprocess_get_exit_status(process.opaque) : nil
    let body = onEnd
    onEnd = nil
    body?(code)
  }
}
