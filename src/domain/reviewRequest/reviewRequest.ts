/** The authority asks once, and a second time where nobody has answered (`Lan`). */
export const reviewRounds = ['1', '2'] as const

/** Invoices of one request that are taken in; the XML of a longer one cannot be read. */
export const mostReviewed = 500

/** Whether a request waits for a notice of the company, or one has been received. */
export const reviewStates = ['open', 'answered'] as const
export type ReviewState = (typeof reviewStates)[number]
