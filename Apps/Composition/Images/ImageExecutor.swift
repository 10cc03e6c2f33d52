/// The executor whose threads fetch and decode pictures, for a front that must not have the pool of libdispatch. Registered by such a
/// front alone.
package struct ImageExecutor: Sendable {
    let executor: any TaskExecutor

    package init(_ executor: any TaskExecutor) {
        self.executor = executor
    }
}
