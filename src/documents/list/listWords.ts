import type { MessageDescriptor } from '@lingui/core'
import type { ListActionReason } from '../../domain/documents/listRules.ts'

/** Why something cannot be done with the selection; what somebody may not do at all is said by the missing right. */
export type ReasonTexts = Readonly<Record<Exclude<ListActionReason, 'noPermission'>, MessageDescriptor>>

/** What a list says of what is done with its documents. */
export interface ListWords {
  readonly cannotDelete: ReasonTexts
  readonly cannotSend: ReasonTexts
  /** The buttons of its toolbar: a catalogue of their own would be one file more on the first screen. */
  readonly buttons: Readonly<Record<'add' | 'send' | 'delete', MessageDescriptor>>
  /** The list's commands, and the group in which they stand. */
  readonly commands: Readonly<Record<'group' | 'add' | 'send' | 'delete', MessageDescriptor>>
}
