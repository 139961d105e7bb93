import { msg } from '@lingui/core/macro'
import { errorNoticeFilings } from '../../../api/contract/errorNoticeFiling.ts'
import { errorNoticeHistories } from '../../../api/contract/errorNoticeHistory.ts'
import type { FiledKind } from '../../../documents/filedKind.ts'
import { bulkWords } from '../../../documents/words/bulkWords.ts'
import { documentWords } from '../../../documents/words/documentWords.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import { noticeSignature } from '../../../domain/errorNotice/kind.ts'
import { labelsOf } from '../form/labels.ts'
import { authorityReasons } from '../list/authorityReasons.ts'
import { failureTexts as ofCertificates } from '../refusals/certificates/failureTexts.ts'
import { failureTexts as ofInvoices } from '../refusals/invoices/failureTexts.ts'
import { noticeCallsOf } from './calls.ts'
import { deletionOf } from './deletion.ts'
import { unfinishedNoticesOf } from './unfinishedForms.ts'

const words = documentWords({
  titles: { create: msg`New error notice`, view: msg`Error notice`, edit: msg`Edit the error notice` },
  authorityReasons,
})

const failureTexts = { certificates: ofCertificates, invoices: ofInvoices } as const

const filedOf = (family: NoticeFamily): FiledKind => ({
  calls: noticeCallsOf(family),
  bulk: { runs: errorNoticeFilings[family].runs, words: bulkWords },
  layout: noticeSignature,
  failureTexts: failureTexts[family],
  fieldLabels: labelsOf(family),
  deletion: deletionOf(family),
  unfinished: unfinishedNoticesOf(family),
  history: errorNoticeHistories[family],
  words,
})

/** How error notices of each family are filed. */
export const filedNotices: Readonly<Record<NoticeFamily, FiledKind>> = {
  certificates: filedOf('certificates'),
  invoices: filedOf('invoices'),
}
