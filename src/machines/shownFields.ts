/**
 * What the live view and its log may show of a flow (docs/live-view.md): a field that no list names is shown as its type, under its place.
 * Booleans, dotted codes of failures and ids of records need no entry. Each flow brings its own; no flow depends on it.
 */
export interface ShownFields {
  /** Codes of the flow's own that a field may be shown with, alone or in a list. */
  readonly codes?: Readonly<Record<string, readonly string[]>>
  /** Fields that are called by their name, and shown as their type. */
  readonly names?: readonly string[]
  /** Objects that are shown field by field. */
  readonly opened?: readonly string[]
}
