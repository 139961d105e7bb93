/** An invoice that the authority asks to review, as its notice names it. */
export interface ReviewedInvoice {
  readonly form_no: string
  readonly serial_no: string
  readonly inv_no: string
  /** `YYYY-MM-DD`, or empty. */
  readonly inv_date: string
  /** `LADHDDT`, or empty. */
  readonly document_type: string
  readonly tax_auth_cd: string
  readonly reason: string
}

/** Invoices of one request that are taken in; the XML of a longer one cannot be read. */
export const mostReviewed = 500

/** Whether a request waits for a notice of the company, or one has been received. */
export const reviewStates = ['open', 'answered'] as const
export type ReviewState = (typeof reviewStates)[number]
