/// Looks again and again until the condition holds; false when it doesn't within the time. For what another thread or
/// process will do, instead of a sleep.
package func eventually(within limit: Duration = .seconds(60), _ condition: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition() {
        if ContinuousClock.now > deadline || Task.isCancelled { return condition() }
        try? await Task.sleep(for: .milliseconds(2))
    }
    return true
}
