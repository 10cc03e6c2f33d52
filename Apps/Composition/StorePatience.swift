/// How long a write of a front waits for another process's. Registered by a front whose keys wait with it; the others take
/// the store's own.
package struct StorePatience: Sendable {
    let time: Duration

    package init(_ time: Duration) {
        self.time = time
    }
}
