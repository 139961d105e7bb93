import { editableStatuses } from '../../../src/domain/documents/status.ts'
import type { NoticeContent } from '../../../src/domain/errorNotice/content.ts'
import { noticeStages, noticeStatuses, type NoticeStatus } from '../../../src/domain/errorNotice/status.ts'
import type { NamedTypes } from '../../documents/kindNames.ts'
import type { ErrorNoticeHead } from './store/errorNotices.ts'
import type { Repositories } from './store/repositories.ts'

/** Notices as a kind of documents, to the compiler. */
export interface ErrorNoticeTypes extends NamedTypes<'errorNotice'> {
  readonly inside: Repositories
  readonly head: ErrorNoticeHead
  readonly content: NoticeContent
  readonly unfit: never
  readonly unfitToFile: never
  readonly unfitAmongOthers: 'errorNotice.documentsUnfit'
}

export const editable = editableStatuses<NoticeStatus>(noticeStages, noticeStatuses)
