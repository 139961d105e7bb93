import { msg } from '@lingui/core/macro'
import { refusalTextsOf } from '../../../documents/words/refusalTexts.ts'
import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import type { FailureMessage } from '../../../failures/failureText.ts'

type Texts = Readonly<Record<string, FailureMessage>>

const shared = refusalTextsOf('errorNotice')

/** Texts of what notices alone are refused with, by the contract's reason. */
export const refusalTextsOfNotices: Readonly<Record<NoticeFamily, Texts>> = {
  certificates: {
    ...shared,
    'errorNotice.documentsUnfit': {
      title: msg`The error notice names certificates that it may not name`,
      text: msg`The certificates concerned are marked in the form, with the reason. Remove them from the notice; nothing was sent.`,
    },
    'errorNotice.notRestorable': {
      title: msg`The error notice cannot be brought back`,
      text: msg`Deleted drafts are kept for an hour, and come back only while no other notice names their certificates. Write a new notice.`,
    },
  },
  invoices: {
    ...shared,
    'errorNotice.documentsUnfit': {
      title: msg`The error notice names invoices that it may not name`,
      text: msg`The invoices concerned are marked in the form, with the reason. Remove them from the notice; nothing was sent.`,
    },
    'errorNotice.notRestorable': {
      title: msg`The error notice cannot be brought back`,
      text: msg`Deleted drafts are kept for an hour, and come back only while no other notice names their invoices. Write a new notice.`,
    },
  },
}
