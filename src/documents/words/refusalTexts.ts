import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../failures/failureText.ts'

/** What calls of a kind refuse with under these names, by the beginning of its codes; what says more of the kind, it writes itself. */
export const refusalTextsOf = (kind: string): Readonly<Record<string, FailureMessage>> => ({
  [`${kind}.notEditable`]: {
    title: msg`This document can no longer be changed`,
    text: msg`The document has been sent in the meantime, perhaps by a colleague. Reload the list to see where it stands.`,
  },
  [`${kind}.changed`]: {
    title: msg`This document was changed after you opened it`,
    text: msg`A colleague has changed the document, or you have in another window; nothing was overwritten and nothing was sent. Open it again to save or send what it says now. If you entered something in the form, it stays there until you close it, so that you can copy it.`,
  },
  [`${kind}.conflict`]: {
    title: msg`Another signed document is sent already`,
    text: msg`This document was sent before with another signature. Nothing was sent twice: look at its status in the list.`,
  },
  [`${kind}.notDraft`]: {
    title: msg`Only drafts can be deleted`,
    text: msg`At least one of the chosen documents has been sent. Choose drafts only; nothing was deleted.`,
  },
  [`${kind}.notRestorable`]: {
    title: msg`The time to undo is over`,
    text: msg`Deleted drafts are kept for an hour. They stay deleted: type them anew, or copy a document that is like them.`,
  },
})
