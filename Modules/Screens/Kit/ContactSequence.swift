package import Models
package import Navigation

/// A screen that knows an order of contacts, so that another one can ask for the next.
@MainActor
package protocol ContactSequence: AnyObject {
    /// The contact that is selected and would be shown beside the list; nil for none.
    var selectedContact: Route? { get }
    /// Selects a contact that is shown over it, where it has that.
    func select(_ contact: ContactID)
    /// Selects and opens a contact further on, or back.
    func openNeighbor(by rows: Int)
}
