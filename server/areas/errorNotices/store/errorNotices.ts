import type { ErrorNoticeRow } from '../../../../src/api/contract/errorNotices.ts'
import type { NoticeContent } from '../../../../src/domain/errorNotice/content.ts'
import type { NoticeStatus } from '../../../../src/domain/errorNotice/status.ts'
import type { Heads } from '../../../documents/heads/headsIn.ts'
import type { DocumentHead } from '../../../documents/keptKind.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

export interface ErrorNoticeHead extends DocumentHead<NoticeStatus> {}

/** What narrows the list; words are folded and must all be found. */
export interface NoticeFilter {
  readonly from: string
  readonly to: string
  readonly words: readonly string[]
  readonly status: NoticeStatus | null
}

/** Notices of companies; every call that takes a company sees that company's alone. */
export interface ErrorNotices extends Heads<ErrorNoticeHead, NoticeContent, unknown> {
  /** Of these certificates, those that another notice names which is drafted or sent. */
  readonly alreadyNamed: (
    companyId: string,
    certificateIds: readonly string[],
    but: string,
  ) => Promise<readonly string[]>
  readonly page: (companyId: string, filter: NoticeFilter, page: PageRequest) => Promise<Page<ErrorNoticeRow>>
  readonly counts: (
    companyId: string,
    days: Pick<NoticeFilter, 'from' | 'to'>,
  ) => Promise<readonly { readonly status: NoticeStatus; readonly count: number }[]>
}
