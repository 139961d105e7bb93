/** A message that the authority sends by itself: it answers none of the product's. */
export interface UnaskedMessage<Repositories> {
  /** MLTDiep. */
  readonly type: string
  /** Takes in what it says to the company whose tax code it bears, in the transaction that keeps the message. */
  readonly takeIn: (
    inside: Repositories,
    companyId: string,
    xml: string,
    at: string,
  ) => Promise<'applied' | 'unreadable'>
}
