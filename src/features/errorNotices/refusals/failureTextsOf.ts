import type { NoticeFamily } from '../../../domain/errorNotice/families.ts'
import type { FailureTexts } from '../../../failures/knownTexts.ts'
import { fieldMessageOf } from './fieldMessages.ts'
import { refusalTextsOfNotices } from './refusalTexts.ts'

/** What notices of wrong documents alone can be refused with. */
export const failureTextsOf = (family: NoticeFamily): FailureTexts => ({
  refusals: refusalTextsOfNotices[family],
  field: fieldMessageOf(family),
})
