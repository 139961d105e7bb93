import { msg } from '@lingui/core/macro'
import type { ListWords } from '../../../documents/list/listWords.ts'
import { deletedAtOnce, sentAtOnce } from '../../../domain/documents/listRules.ts'

const onlyDrafts = msg`Only drafts can be deleted: the selection holds others`
const isSending = msg`An error notice is being sent`
const select = msg`Select the error notices to send`
const notToSend = msg`Only a draft or a corrected error notice can be sent`

/** What the list of error notices says. */
export const listWords: ListWords = {
  cannotDelete: {
    nothingSelected: msg`Select at least one draft to delete`,
    notOnlyDrafts: onlyDrafts,
    tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
    notExactlyOne: msg`Select at least one draft to delete`,
    notDraft: onlyDrafts,
    alreadySending: isSending,
    tooManyToSend: isSending,
  },
  cannotSend: {
    nothingSelected: select,
    notOnlyDrafts: notToSend,
    tooMany: select,
    notExactlyOne: select,
    notDraft: notToSend,
    alreadySending: isSending,
    tooManyToSend: msg`At most ${sentAtOnce} error notices can be sent at once`,
  },
  buttons: { add: msg`Add`, send: msg`Send`, delete: msg`Delete` },
  commands: {
    group: msg`Error notices`,
    add: msg`Write an error notice`,
    send: msg`Send the selected error notices`,
    delete: msg`Delete the selected drafts`,
  },
}
