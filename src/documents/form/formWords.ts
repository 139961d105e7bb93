import type { MessageDescriptor } from '@lingui/core'

/** Texts of a form that name the kind of the document. */
export interface FormWords {
  readonly titles: Readonly<Record<'create' | 'view' | 'edit', MessageDescriptor>>
  /** The group of the form's commands. */
  readonly group: MessageDescriptor
  readonly copy: MessageDescriptor
  /** What sends it, as it is kept or as its fields say. */
  readonly send: Readonly<Record<'kept' | 'filled', MessageDescriptor>>
  /** Why the form waits while its document is sent. */
  readonly isBeingSent: MessageDescriptor
  readonly saved: MessageDescriptor
  /** Names the part that says where the document stands. */
  readonly standing: MessageDescriptor
  /** What becomes of the draft whose place the form takes, and how to keep both. */
  readonly replaces: MessageDescriptor
  /** Whom to ask for the permission, and what can be read without it. */
  readonly askForRight: MessageDescriptor
}
