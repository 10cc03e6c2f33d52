package import ChangeDelivery
internal import CommandLineFormats
package import CommandLineStreams
package import JSON
package import Models
internal import Persistence

/// JSON documents of a changing command.
@MainActor
package struct ChangeDocuments {
    private let output: Output

    package init(output: Output) {
        self.output = output
    }

    /// `kith.change/1`: one contact; nil where none was made.
    package func write(_ action: String, _ contact: Contact?, _ delivery: DeliveryOutcome) throws {
        try output.write(
            JSONWriter.document("kith.change/1") { writer in
                writer.member("action", action)
                writer.key("contact")
                if let contact { writer.contact(contact) } else { writer.null() }
                writer.delivery(delivery)
            })
    }

    /// `kith.changes/1`: several contacts. What was deleted is as it was.
    package func write(_ action: String, _ contacts: [Contact], summary: String?, _ delivery: DeliveryOutcome) throws {
        try output.write(
            JSONWriter.document("kith.changes/1") { writer in
                writer.member("action", action)
                writer.member("summary", summary)
                writer.members("items", contacts) { $0.contact($1) }
                writer.member("total", contacts.count)
                writer.delivery(delivery)
            })
    }
}

extension JSONWriter {
    fileprivate mutating func delivery(_ delivery: DeliveryOutcome) {
        key("delivery")
        beginObject()
        member("state", delivery.state.rawValue)
        members("waiting", delivery.waiting) { $0.string($1.text) }
        members("conflicts", delivery.conflicts) { $0.string($1.conflict.contact.text) }
        objects("refused", delivery.refusals) { writer, refusal in
            writer.member("id", refusal.contact.text)
            writer.messages(refusal.messages)
        }
        key("error")
        if let problem = delivery.problem { self.problem(problem) } else { null() }
        endObject()
    }

    /// `messages`: `[{field, text}]`.
    package mutating func messages(_ messages: [RefusalMessage]) {
        objects("messages", messages) { writer, message in
            writer.member("field", message.field?.rawValue)
            writer.member("text", message.text)
        }
    }
}
