import type { ErrorNoticeRow } from '../../../../src/api/contract/errorNotices.ts'
import type { NoticeContent } from '../../../../src/domain/errorNotice/content.ts'
import type { NoticeFamily } from '../../../../src/domain/errorNotice/families.ts'
import type { NoticeStatus } from '../../../../src/domain/errorNotice/status.ts'
import type { Heads } from '../../../documents/heads/headsIn.ts'
import type { DocumentHead } from '../../../documents/keptKind.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

export interface ErrorNoticeHead extends DocumentHead<NoticeStatus> {
  readonly family: NoticeFamily
  /** That of all invoices that it names; empty where they are of several or of none. */
  readonly shopId: string
}

/** What narrows the list; words are folded and must all be found. */
export interface NoticeFilter {
  readonly family: NoticeFamily
  /** Those about invoices of these shops alone; null for all. */
  readonly shops: readonly string[] | null
  readonly from: string
  readonly to: string
  readonly words: readonly string[]
  readonly status: NoticeStatus | null
}

/** Notices of companies; every call that takes a company sees that company's alone. */
export interface ErrorNotices extends Heads<ErrorNoticeHead, NoticeContent, unknown> {
  /** Of these documents, those that another notice names which is drafted or sent. */
  readonly alreadyNamed: (
    companyId: string,
    family: NoticeFamily,
    documentIds: readonly string[],
    but: string,
  ) => Promise<readonly string[]>
  readonly page: (companyId: string, filter: NoticeFilter, page: PageRequest) => Promise<Page<ErrorNoticeRow>>
  readonly counts: (
    companyId: string,
    asked: Omit<NoticeFilter, 'words' | 'status'>,
  ) => Promise<readonly { readonly status: NoticeStatus; readonly count: number }[]>
}
