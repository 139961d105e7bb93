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

export interface AnsweredRequestRepositories {
  readonly reviewRequests: AnsweredRequests
}
