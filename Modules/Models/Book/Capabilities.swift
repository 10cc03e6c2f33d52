/// Operations a book supports on its contacts, and the fields it can hold.
package struct Capabilities: Sendable, Hashable {
    package struct Operations: OptionSet, Sendable, Hashable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let create = Operations(rawValue: 1)
        package static let update = Operations(rawValue: 2)
        package static let delete = Operations(rawValue: 4)
        package static let favorite = Operations(rawValue: 8)
        /// To give a contact a photo, or another one.
        package static let photo = Operations(rawValue: 16)
        /// To take a photo away without giving another one.
        package static let removePhoto = Operations(rawValue: 32)

        package static let all: Operations = [.create, .update, .delete, .favorite, .photo, .removePhoto]
    }

    package var operations: Operations
    package var fields: Set<ContactField>
    /// Limits of the values of some fields. Known of a kind of directory, and not stored with its books.
    package var limits: [ContactField: FieldLimits]
    /// Limits of photos; known of a kind of directory, and not stored, like ``limits``.
    package var photoLimits: PhotoLimits

    package init(
        operations: Operations, fields: Set<ContactField>, limits: [ContactField: FieldLimits] = [:],
        photoLimits: PhotoLimits = PhotoLimits()
    ) {
        self.operations = operations
        self.fields = fields
        self.limits = limits
        self.photoLimits = photoLimits
    }

    /// Limits of a field's values; none for most fields.
    package func limits(of field: ContactField) -> FieldLimits { limits[field] ?? FieldLimits() }

    /// Everything: what a book on this machine can do.
    package static let local = Capabilities(operations: .all, fields: Set(ContactField.allCases))

    /// Nothing can be changed: what is there can only be read.
    package static func readOnly(_ fields: Set<ContactField>) -> Capabilities {
        Capabilities(operations: [], fields: fields)
    }

    package var isReadOnly: Bool { operations.isDisjoint(with: .all) }
}
