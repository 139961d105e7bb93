import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { deletedAtOnce, sentAtOnce } from '../../../domain/documents/listRules.ts'
import type { ListWords } from '../../list/listWords.ts'
import type { MissingRight } from '../../missingRights.ts'

const selectDrafts = msg`Select at least one draft to delete`
const onlyDrafts = msg`Only drafts can be deleted: the selection holds others`
const isSending = msg`A document is being sent`
const select = msg`Select the documents to send`
const notToSend = msg`Only a draft or a corrected document can be sent`

const listWords: Omit<ListWords, 'commands'> = {
  cannotDelete: {
    nothingSelected: selectDrafts,
    notOnlyDrafts: onlyDrafts,
    tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
    notExactlyOne: selectDrafts,
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
    tooManyToSend: msg`At most ${sentAtOnce} documents can be sent at once`,
  },
  buttons: { add: msg`Add`, send: msg`Send`, delete: msg`Delete` },
}

/** What a list of documents says; a kind names its documents as a group, and how one is added. */
export const listWordsOf = (named: Pick<ListWords['commands'], 'group' | 'add'>): ListWords => ({
  ...listWords,
  commands: { send: msg`Send the selected documents`, delete: msg`Delete the selected drafts`, ...named },
})

/** Why a command with documents of a kind is closed to somebody. */
export const missingRightTexts: Readonly<Record<MissingRight, MessageDescriptor>> = {
  add: msg`Your account may not add documents of this kind`,
  save: msg`Your account may not save documents of this kind`,
  make: msg`Your account may not generate documents of this kind`,
  makeToSend: msg`Your account may send documents of this kind, but not generate them, which sending begins with`,
  send: msg`Your account may not send documents of this kind`,
  makeAndSend: msg`Your account may not generate and send documents of this kind`,
  saveOrSend: msg`Your account may neither save nor send documents of this kind`,
  delete: msg`Your account may not delete documents of this kind`,
}
