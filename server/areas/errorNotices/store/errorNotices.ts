import type { ErrorNoticeRow } from '../../../../src/api/contract/errorNotices.ts'
import type { NoticeContent } from '../../../../src/domain/errorNotice/content.ts'
import type { NoticeStatus } from '../../../../src/domain/errorNotice/status.ts'
import type { Events } from '../../../documents/heads/eventQueries.ts'
import type { MovedFrom } from '../../../documents/heads/moveHead.ts'
import type { DocumentHead } from '../../../documents/keptKind.ts'
import type { Page, PageRequest } from '../../../store/page.ts'

export interface ErrorNoticeHead extends DocumentHead<NoticeStatus> {}

/** A notice as it is kept. */
export interface ErrorNotice {
  readonly head: ErrorNoticeHead
  readonly content: NoticeContent
  readonly message: string
  readonly guid: string
  readonly signedBy: string
  readonly requestedAt: string
  readonly filedHash: string
}

/** What a step of the way changes. */
export interface NoticeChange {
  readonly status: NoticeStatus
  readonly message: string
  readonly guid?: string
  readonly signedBy?: string
  readonly requestedAt?: string
  readonly filedHash?: string
}

/** What narrows the list; words are folded and must all be found. */
export interface NoticeFilter {
  readonly from: string
  readonly to: string
  readonly words: readonly string[]
  readonly status: NoticeStatus | null
}

/** Notices of companies; every call that takes a company sees that company's alone, and no deleted ones. */
export interface ErrorNotices extends Events<NoticeStatus> {
  readonly byId: (companyId: string, id: string) => Promise<ErrorNotice | null>
  /** Null, and nothing written, where the company has one of this id. */
  readonly insert: (
    head: Omit<ErrorNoticeHead, 'status'>,
    content: NoticeContent,
    at: string,
  ) => Promise<ErrorNoticeHead | null>
  /** Writes the content of one that is in one of the statuses and has one of the content hashes; null when none is. */
  readonly replaceContent: (
    at: {
      readonly companyId: string
      readonly id: string
      readonly in: readonly NoticeStatus[]
      readonly contentHashes: readonly string[]
    },
    change: { readonly content: NoticeContent; readonly contentHash: string },
  ) => Promise<ErrorNoticeHead | null>
  /** Holds them until the transaction ends. */
  readonly hold: (companyId: string, ids: readonly string[]) => Promise<readonly ErrorNoticeHead[]>
  /** Moves one on from one of the statuses and adds the event; false when it is in none, or its content is another. */
  readonly move: (at: MovedFrom<NoticeStatus>, change: NoticeChange, when: string) => Promise<boolean>
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
  /** Marks drafts as deleted. */
  readonly remove: (companyId: string, ids: readonly string[], at: string) => Promise<void>
  /** Takes back those that were deleted after a moment. */
  readonly restore: (
    companyId: string,
    wanted: { readonly ids: readonly string[]; readonly deletedAfter: string },
  ) => Promise<readonly ErrorNoticeHead[]>
  readonly removeDeleted: (until: string) => Promise<void>
}
