import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../../failures/failureText.ts'

/** Texts of what declarations alone are refused with, by the contract's reason. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  'declaration.notEditable': {
    title: msg`This declaration can no longer be changed`,
    text: msg`It has been sent in the meantime, perhaps by a colleague. Reload the list to see where it stands.`,
  },
  'declaration.changed': {
    title: msg`This declaration was changed after you opened it`,
    text: msg`A colleague has changed it, or you have in another window; nothing was overwritten and nothing was sent. Open it again to save or send what it says now. If you entered something in the form, it stays there until you close it, so that you can copy it.`,
  },
  'declaration.notExplaining': {
    title: msg`No explanation is asked for any more`,
    text: msg`The tax authority has decided in the meantime, so that nothing was noted. Reload the list to see what it has decided.`,
  },
  'declaration.notDraft': {
    title: msg`Only drafts can be deleted`,
    text: msg`At least one of the chosen declarations has been sent. Choose drafts only; nothing was deleted.`,
  },
  'declaration.notRestorable': {
    title: msg`The time to undo is over`,
    text: msg`Deleted drafts are kept for an hour. They stay deleted: type them anew, or copy a declaration that is like them.`,
  },
  'registration.conflict': {
    title: msg`Another signed document is registered already`,
    text: msg`This declaration was sent before with another signature. Nothing was sent twice: look at its status in the list.`,
  },
}
