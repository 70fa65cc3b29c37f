#if HEADLESS
import Dispatch

/// Tests that wait for another process, one after the other.
///
/// They block their thread. In Swift's pool, which has a thread for each core, they would keep all
/// other tests from going on, and with them the stages that those hold.
@globalActor actor WaitingActor {
  static let shared = WaitingActor()

  private let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Runs jobs on a dispatch queue.
  private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "WaitingActor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}
#endif
