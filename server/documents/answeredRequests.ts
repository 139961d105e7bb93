import type { InvoiceName } from './issuedDocuments.ts'

/** The page that shows them. */
export const requestsPage = 'review-requests'

/** Requests of the authority, which documents of another kind answer. */
export interface AnsweredRequests {
  /**
   * Notes the document that answers the request of a number and day, and answers its id; null where there is none, or it was answered before.
   * @param day `YYYY-MM-DD`
   */
  readonly answer: (
    companyId: string,
    request: { readonly number: string; readonly day: string },
    documentId: string,
  ) => Promise<string | null>
}

/** A request of the authority that is not answered, as the invoices show it that it names. */
export interface OpenRequest {
  readonly id: string
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** `YYYY-MM-DD`; empty where the authority does not say so. */
  readonly answer_by: string
}

/** What the authority asks about invoices, which another area brings. */
export interface OpenRequestRepositories {
  readonly openRequests: {
    /** The newest of those that name it. */
    readonly of: (companyId: string, invoice: InvoiceName, most: number) => Promise<readonly OpenRequest[]>
  }
}

export interface AnsweredRequestRepositories {
  readonly reviewRequests: AnsweredRequests
}
