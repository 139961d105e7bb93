import { msg } from '@lingui/core/macro'
import type { ListWords } from '../../../documents/list/listWords.ts'
import { mostRunRows } from '../../../domain/documents/issueRuns.ts'
import { deletedAtOnce } from '../../../domain/documents/listRules.ts'

/** What the list of e-invoices says. */
export const listWords: ListWords = {
  cannotDelete: {
    nothingSelected: msg`Select at least one draft to delete`,
    notOnlyDrafts: msg`Only drafts can be deleted: the selection holds others`,
    tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
    notExactlyOne: msg`Select at least one draft to delete`,
    notDraft: msg`Only drafts can be deleted: the selection holds others`,
    alreadySending: msg`An e-invoice is being issued`,
    tooManyToSend: msg`An e-invoice is being issued`,
  },
  cannotSend: {
    nothingSelected: msg`Select the e-invoices to issue`,
    notOnlyDrafts: msg`Only a draft or a corrected e-invoice can be issued`,
    tooMany: msg`Select the e-invoices to issue`,
    notExactlyOne: msg`Select the e-invoices to issue`,
    notDraft: msg`Only a draft or a corrected e-invoice can be issued`,
    alreadySending: msg`An e-invoice is being issued`,
    tooManyToSend: msg`At most ${mostRunRows} e-invoices can be issued at once`,
  },
  buttons: { add: msg`Add`, send: msg`Issue`, delete: msg`Delete` },
  commands: {
    group: msg`E-invoices`,
    add: msg`Add an e-invoice`,
    send: msg`Issue the selected e-invoices`,
    delete: msg`Delete the selected drafts`,
  },
}
