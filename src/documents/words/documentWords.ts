import { msg, plural } from '@lingui/core/macro'
import type { DeletionWords } from '../delete/deletion.ts'
import type { FiledKind } from '../filedKind.ts'
import type { FormWords } from '../form/formWords.ts'
import type { HistoryWords } from '../history/historyWords.ts'
import type { UnfinishedWords } from '../unfinished/unfinishedWords.ts'
import type { VerificationWords } from '../verification/verificationWords.ts'
import { submitWords } from './submitWords.ts'

type Words = FiledKind['words']

/** What a kind says of its documents: the titles of its form, which name it, and what else it says otherwise than others. */
export interface OwnWords {
  readonly titles: FormWords['titles']
  readonly authorityReasons: HistoryWords['authorityReasons']
  readonly failedSteps?: Partial<Words['failedSteps']>
  readonly form?: Partial<FormWords>
  readonly submit?: Partial<Words['submit']>
  readonly deletion?: Partial<DeletionWords>
  readonly unfinished?: Partial<Omit<UnfinishedWords, 'titles'>> & {
    readonly titles?: Partial<UnfinishedWords['titles']>
  }
}

const failedSteps: Words['failedSteps'] = {
  readDocument: msg`The document could not be read`,
  generate: msg`The document could not be written in the tax authority's format`,
  send: msg`The document could not be sent`,
  saveDraft: msg`The document could not be saved`,
  delete: msg`The drafts could not be deleted`,
}

const formWords: Omit<FormWords, 'titles' | 'group'> = {
  copy: msg`Copy to a new document`,
  send: { kept: msg`Send`, filled: msg`Send` },
  isBeingSent: msg`Wait until the document is sent`,
  saved: msg`The document is saved`,
  standing: msg`Where this document stands`,
  replaces: msg`Saving or sending takes the place of the old draft. To keep both, close this form and copy the draft to a new document instead.`,
  askForRight: msg`Ask an administrator of your company for the permission. The list of these documents can be read without it.`,
}

const deletionWords: DeletionWords = {
  question: msg`Delete the selected drafts?`,
  restorable: (count) =>
    msg`${plural(count, { one: '# draft will be deleted. You can undo this right after it.', other: '# drafts will be deleted. You can undo this right after it.' })}`,
  final: (count) =>
    msg`${plural(count, { one: '# draft will be gone for good.', other: '# drafts will be gone for good.' })}`,
  drafts: msg`Drafts to delete`,
  deleted: msg`The drafts are deleted`,
  restored: (count) =>
    msg`${plural(count, { one: '# draft is back in the list', other: '# drafts are back in the list' })}`,
}

const unfinishedWords: UnfinishedWords = {
  titles: {
    new: (moment) => msg`You left a new document unfinished on ${moment}`,
    edit: (moment) => msg`You left changes of a document unfinished on ${moment}`,
    correction: (moment) => msg`You left the correction of a document unfinished on ${moment}`,
    copy: (moment) => msg`You left a copy of a document unfinished on ${moment}`,
    change: (moment) => msg`You left a document that changes another one unfinished on ${moment}`,
  },
  isLost: msg`What you typed and did not save will be lost. Saved documents stay as they are.`,
  isChangedSince: msg`The document was changed after that. Continuing shows what you typed in place of what it says now: compare before you save.`,
  notContinued: msg`This document can no longer be edited, so what you typed is not put into it. Discard what you typed in the list, or copy the document and type it again.`,
}

const verificationWords: VerificationWords = {
  checks: {
    structure: msg`It is built as its form asks, with one signature`,
    references: msg`The signature is about this document and its signing time`,
    data: msg`The digest of the document's data is right: nothing was changed after signing`,
    validity: msg`The digital certificate was valid when the document was sent`,
  },
}

/** The words of a kind: what names no kind is the same of all. */
export const documentWords = ({ titles, authorityReasons, unfinished = {}, ...own }: OwnWords): Words => ({
  failedSteps: { ...failedSteps, ...own.failedSteps },
  form: { ...formWords, titles, group: titles.view, ...own.form },
  submit: { ...submitWords, ...own.submit },
  deletion: { ...deletionWords, ...own.deletion },
  unfinished: {
    ...unfinishedWords,
    ...unfinished,
    titles: { ...unfinishedWords.titles, ...unfinished.titles },
  },
  history: { document: titles.view, authorityReasons },
  verification: verificationWords,
})
