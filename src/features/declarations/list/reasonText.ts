import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { deletedAtOnce, sentAtOnce, type ListActionReason } from '../../../domain/documents/listRules.ts'
import type { DocumentRights } from '../../../documents/missingRights.ts'
import { missingRightTexts } from '../kind/missingRightTexts.ts'

type ReasonTexts = Readonly<Record<Exclude<ListActionReason, 'noPermission'>, MessageDescriptor>>

const deleteReasons: ReasonTexts = {
  nothingSelected: msg`Select at least one draft to delete`,
  notOnlyDrafts: msg`Only drafts can be deleted: the selection holds others`,
  tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
  notExactlyOne: msg`Select at least one draft to delete`,
  notDraft: msg`Only drafts can be deleted: the selection holds others`,
  alreadySending: msg`A declaration is being sent`,
  tooManyToSend: msg`A declaration is being sent`,
}

const sendReasons: ReasonTexts = {
  nothingSelected: msg`Select the declarations to send`,
  notOnlyDrafts: msg`Only a draft or a corrected declaration can be sent`,
  tooMany: msg`Select the declarations to send`,
  notExactlyOne: msg`Select the declarations to send`,
  notDraft: msg`Only a draft or a corrected declaration can be sent`,
  alreadySending: msg`A declaration is being sent`,
  tooManyToSend: msg`At most ${sentAtOnce} declarations can be sent at once`,
}

const textOf =
  (texts: ReasonTexts, command: 'delete' | 'send') => (reason: ListActionReason, rights: DocumentRights) => {
    if (reason !== 'noPermission') return texts[reason]
    return missingRightTexts[rights[command] ?? command]
  }

/** Why a list action is not possible now (seed 000 §4 "List rules"). */
export const deleteReasonText = textOf(deleteReasons, 'delete')
export const sendReasonText = textOf(sendReasons, 'send')
