import { fieldRefusals, type RefusalTexts } from '../refusals.ts'
import type { KeptKind, KindTypes } from './keptKind.ts'

/** The types of a kind whose codes bear its own name. */
export interface NamedTypes<Name extends string> extends KindTypes {
  readonly changed: `${Name}.changed`
  readonly notEditable: `${Name}.notEditable`
  readonly conflict: `${Name}.conflict`
  readonly notDraft: `${Name}.notDraft`
  readonly notRestorable: `${Name}.notRestorable`
}

/** Codes and names in the audit of such a kind. @param sending what the audit calls it */
export const namedAs = <Name extends string>(
  name: Name,
  sending = 'sent',
): Pick<KeptKind<NamedTypes<Name>>, 'codes' | 'noted'> => ({
  codes: {
    changed: `${name}.changed`,
    notEditable: `${name}.notEditable`,
    conflict: `${name}.conflict`,
    notDraft: `${name}.notDraft`,
    notRestorable: `${name}.notRestorable`,
  },
  noted: {
    saved: `${name}.saved`,
    generated: `${name}.generated`,
    sent: `${name}.${sending}`,
    deleted: `${name}.deleted`,
    restored: `${name}.restored`,
    turnedDown: `${name}.turnedDown`,
  },
})

/** What the server says of such codes. @param one what a document is called, such as `error notice` */
export const refusalsOf = (name: string, one: string): RefusalTexts => ({
  ...fieldRefusals,
  [`${name}.notEditable`]: [409, `The ${one} cannot be changed in its status`],
  [`${name}.changed`]: [409, `The ${one} has been changed since it was opened`],
  [`${name}.conflict`]: [409, `Another ${one} has come in under this request key`],
  [`${name}.notDraft`]: [409, 'Only drafts can be deleted'],
  [`${name}.notRestorable`]: [410, 'The deleted drafts are kept no more'],
})
