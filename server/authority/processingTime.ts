/** How long the authority takes, in seconds from the message's arrival. */
export interface ProcessingTime {
  readonly receiptSeconds: number
  readonly decisionSeconds: number
}
