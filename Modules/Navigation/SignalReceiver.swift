/// Told what the user asks for on a screen, and what became of it; mostly the ``Coordinating``.
package typealias SignalReceiver = @MainActor @Sendable (Signal) -> Void
