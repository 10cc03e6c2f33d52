// Persistence: the port to the local store, and the store that lives in memory. Every screen and every command reads
// through it; it owns address books, contacts, what directories last said of them, and how they are searched. It knows
// no directory, no network, no front, and no database: those that do stand in targets of their own beside it.

/// The address books of one person on this machine.
///
/// All calls are synchronous, safe from any thread, and may wait for a disk: a front calls them where that is no harm.
/// They throw ``StoreError`` and whatever the closures throw.
package protocol ContactStore: Sendable {
    /// Runs the closure on one consistent snapshot: what others write meanwhile is not seen. Reads may run side by side
    /// and beside a write, and they never wait for one. The reader must not be used after the closure returns.
    func read<Result>(_ body: (any StoreReader) throws -> Result) throws -> Result

    /// Runs the closure as one transaction: when it throws, nothing is changed. Writes, of other processes too, come
    /// one after the other; a write that has waited ten seconds for another process throws ``StoreError/busy``. Must
    /// not be called inside a write. In a store on disk, what it returned from outlives a failure of the power.
    func write<Result>(_ body: (any StoreWriter) throws -> Result) throws -> Result

    /// The same as a ``write(_:)`` in which `prepare` reads what `body` then writes, but nobody waits for `prepare`: it runs
    /// on a snapshot first, and what it made counts where nobody has committed anything since. Else it is called again,
    /// at last inside the transaction.
    func write<Plan, Result>(
        preparing prepare: (any StoreReader) throws -> Plan, _ body: (any StoreWriter, Plan) throws -> Result
    ) throws -> Result

    /// Makes what was removed unreadable where it is kept, as far as that is in the store's hands: until then a file may
    /// still hold it in places that nothing refers to. Takes longer the more there is in the store; must not be called
    /// inside a read or a write. Throws ``StoreError/busy`` while others use the store.
    func eraseTraces() throws

    /// One element after each committed write of this process that changed something, for as long as it is iterated;
    /// several writes may come as one element.
    func changes() -> StoreChanges
}

extension ContactStore {
    package func write<Plan, Result>(
        preparing prepare: (any StoreReader) throws -> Plan, _ body: (any StoreWriter, Plan) throws -> Result
    ) throws -> Result {
        try write { try body($0, prepare($0)) }
    }
}
