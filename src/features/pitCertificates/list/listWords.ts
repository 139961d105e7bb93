import { msg } from '@lingui/core/macro'
import type { ListWords } from '../../../documents/list/listWords.ts'
import { mostRunRows } from '../../../domain/documents/issueRuns.ts'
import { deletedAtOnce } from '../../../domain/documents/listRules.ts'

/** What the list of PIT certificates says. */
export const listWords: ListWords = {
  cannotDelete: {
    nothingSelected: msg`Select at least one draft to delete`,
    notOnlyDrafts: msg`Only drafts can be deleted: the selection holds others`,
    tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
    notExactlyOne: msg`Select at least one draft to delete`,
    notDraft: msg`Only drafts can be deleted: the selection holds others`,
    alreadySending: msg`A PIT certificate is being issued`,
    tooManyToSend: msg`A PIT certificate is being issued`,
  },
  cannotSend: {
    nothingSelected: msg`Select the PIT certificates to issue`,
    notOnlyDrafts: msg`Only a draft or a corrected PIT certificate can be issued`,
    tooMany: msg`Select the PIT certificates to issue`,
    notExactlyOne: msg`Select the PIT certificates to issue`,
    notDraft: msg`Only a draft or a corrected PIT certificate can be issued`,
    alreadySending: msg`A PIT certificate is being issued`,
    tooManyToSend: msg`At most ${mostRunRows} PIT certificates can be issued at once`,
  },
  buttons: { add: msg`Add`, send: msg`Issue`, delete: msg`Delete` },
  commands: {
    group: msg`PIT certificates`,
    add: msg`Add a PIT certificate`,
    send: msg`Issue the selected PIT certificates`,
    delete: msg`Delete the selected drafts`,
  },
}
