/// A task that the window is opened for; the process exits once it is done.
protocol LaunchTask: AnyObject {}
