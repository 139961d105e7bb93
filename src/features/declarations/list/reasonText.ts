import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { deletedAtOnce, sentAtOnce, type ListActionReason } from '../../../domain/declaration/listRules.ts'

/** Why a list action is not possible now, by action (seed 000 §4 "List rules"). */
export const deleteReasons: Readonly<Record<ListActionReason, MessageDescriptor>> = {
  noPermission: msg`Your account may not delete declarations`,
  nothingSelected: msg`Select at least one draft to delete`,
  notOnlyDrafts: msg`Only drafts can be deleted: the selection holds others`,
  tooMany: msg`At most ${deletedAtOnce} drafts can be deleted at once`,
  notExactlyOne: msg`Select at least one draft to delete`,
  notDraft: msg`Only drafts can be deleted: the selection holds others`,
  alreadySending: msg`A declaration is being sent`,
  tooManyToSend: msg`A declaration is being sent`,
}

export const sendReasons: Readonly<Record<ListActionReason, MessageDescriptor>> = {
  noPermission: msg`Your account may not send declarations`,
  nothingSelected: msg`Select the declarations to send`,
  notOnlyDrafts: msg`Only a draft or a corrected declaration can be sent`,
  tooMany: msg`Select the declarations to send`,
  notExactlyOne: msg`Select the declarations to send`,
  notDraft: msg`Only a draft or a corrected declaration can be sent`,
  alreadySending: msg`A declaration is being sent`,
  tooManyToSend: msg`At most ${sentAtOnce} declarations can be sent at once`,
}

export const addReason = msg`Your account may not add declarations`
