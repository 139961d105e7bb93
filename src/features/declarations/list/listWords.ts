import { msg } from '@lingui/core/macro'
import type { ListWords } from '../../../documents/list/listWords.ts'
import { deletedAtOnce, sentAtOnce } from '../../../domain/documents/listRules.ts'

/** What the list of declarations says (seed 000 §4 "List rules"). */
export const listWords: ListWords = {
  cannotDelete: {
    nothingSelected: msg`Select at least one draft to delete`,
    notOnlyDrafts: msg`Only drafts can be deleted: the selection holds others`,
    tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
    notExactlyOne: msg`Select at least one draft to delete`,
    notDraft: msg`Only drafts can be deleted: the selection holds others`,
    alreadySending: msg`A declaration is being sent`,
    tooManyToSend: msg`A declaration is being sent`,
  },
  cannotSend: {
    nothingSelected: msg`Select the declarations to send`,
    notOnlyDrafts: msg`Only a draft or a corrected declaration can be sent`,
    tooMany: msg`Select the declarations to send`,
    notExactlyOne: msg`Select the declarations to send`,
    notDraft: msg`Only a draft or a corrected declaration can be sent`,
    alreadySending: msg`A declaration is being sent`,
    tooManyToSend: msg`At most ${sentAtOnce} declarations can be sent at once`,
  },
  buttons: { add: msg`Add`, send: msg`Send`, delete: msg`Delete` },
  commands: {
    group: msg`Declarations`,
    add: msg`Add a declaration`,
    send: msg`Send the selected declarations`,
    delete: msg`Delete the selected drafts`,
  },
}
