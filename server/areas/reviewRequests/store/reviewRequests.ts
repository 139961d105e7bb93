import type { AnsweredRequests } from '../../../documents/answeredRequests.ts'
import type { Page, PageRequest } from '../../../store/page.ts'
import type { ReviewedInvoice, ReviewState } from '../../../../src/domain/reviewRequest/reviewRequest.ts'

/** A request as it is listed. */
export interface ReviewRequestRow {
  readonly id: string
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** `YYYY-MM-DD`; empty where the authority does not say so. */
  readonly answer_by: string
  /** `1` or `2`. */
  readonly round: string
  /** ISO 8601 in UTC. */
  readonly received_at: string
  /** The notice with which it was answered; empty while it is open. */
  readonly notice_id: string
  /** How many it names. */
  readonly invoices: number
}

export interface ReviewRequest extends Omit<ReviewRequestRow, 'invoices'> {
  readonly invoices: readonly ReviewedInvoice[]
}

export interface ReviewFilter {
  /** Null for all. */
  readonly state: ReviewState | null
  /** Folded, all to be found. */
  readonly words: readonly string[]
}

/** Requests of the authority to review invoices; every call sees one company's alone. */
export interface ReviewRequests extends AnsweredRequests {
  /** False where there is one of the number and day. */
  readonly insert: (companyId: string, request: ReviewRequest) => Promise<boolean>
  readonly byId: (companyId: string, id: string) => Promise<ReviewRequest | null>
  readonly page: (companyId: string, filter: ReviewFilter, request: PageRequest) => Promise<Page<ReviewRequestRow>>
  readonly countOpen: (companyId: string) => Promise<number>
}
