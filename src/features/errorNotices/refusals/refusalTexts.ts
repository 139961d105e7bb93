import { msg } from '@lingui/core/macro'
import type { FailureMessage } from '../../../failures/failureText.ts'

/** Texts of what notices alone are refused with, by the contract's reason. */
export const refusalTexts: Readonly<Record<string, FailureMessage>> = {
  'errorNotice.notEditable': {
    title: msg`This error notice can no longer be changed`,
    text: msg`The notice has been sent in the meantime, perhaps by a colleague. Reload the list to see where it stands.`,
  },
  'errorNotice.changed': {
    title: msg`This error notice was changed after you opened it`,
    text: msg`A colleague has changed it, or you have in another window; nothing was overwritten and nothing was sent. Open it again to save or send what it says now.`,
  },
  'errorNotice.documentsUnfit': {
    title: msg`The error notice names certificates that it may not name`,
    text: msg`The certificates concerned are marked in the form, with the reason. Remove them from the notice; nothing was sent.`,
  },
  'errorNotice.conflict': {
    title: msg`Another signed error notice is sent already`,
    text: msg`This notice was sent before with another signature. Nothing was sent twice: look at its status in the list.`,
  },
  'errorNotice.notDraft': {
    title: msg`Only drafts of error notices can be deleted`,
    text: msg`At least one of the chosen notices has been sent. Choose drafts only; nothing was deleted.`,
  },
  'errorNotice.notRestorable': {
    title: msg`The error notice cannot be brought back`,
    text: msg`Deleted drafts are kept for an hour, and come back only while no other notice names their certificates. Write a new notice.`,
  },
}
