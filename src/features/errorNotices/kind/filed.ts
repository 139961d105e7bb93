import { msg } from '@lingui/core/macro'
import { errorNoticeFiling } from '../../../api/contract/errorNoticeFiling.ts'
import { errorNoticeHistory } from '../../../api/contract/errorNoticeHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { bulkWords } from '../../../documents/words/bulkWords.ts'
import { documentWords } from '../../../documents/words/documentWords.ts'
import { noticeSignature } from '../../../domain/errorNotice/kind.ts'
import { labelsOf } from '../form/labels.ts'
import { authorityReasons } from '../list/authorityReasons.ts'
import { failureTexts } from '../refusals/failureTexts.ts'
import { noticeCalls } from './calls.ts'
import { deletion } from './deletion.ts'
import { unfinishedNotices } from './unfinishedForms.ts'

/** How error notices are filed. */
export const filedNotices: FiledKind = {
  calls: noticeCalls,
  bulk: { runs: errorNoticeFiling.runs, words: bulkWords },
  layout: noticeSignature,
  failureTexts,
  fieldLabels: labelsOf,
  deletion,
  unfinished: unfinishedNotices,
  history: errorNoticeHistory,
  words: documentWords({
    titles: { create: msg`New error notice`, view: msg`Error notice`, edit: msg`Edit the error notice` },
    authorityReasons,
  }),
}
