/** What stands between a guesser and an account. */
export interface SignInGuards {
  /** False when the nonce was used before. */
  readonly useNonce: (nonceHash: string, expiresAt: number) => Promise<boolean>
  readonly isNonceUsed: (nonceHash: string) => Promise<boolean>
  /** Unix times in seconds of the subject's failures since then, oldest first. */
  readonly failuresSince: (subject: string, since: number) => Promise<readonly number[]>
  /** Answers the failure's id. */
  readonly recordFailure: (subject: string, at: number) => Promise<string>
  readonly removeFailure: (id: string) => Promise<void>
  readonly forgetFailures: (subject: string) => Promise<void>
  readonly removeExpired: (nowSeconds: number, failuresBefore: number) => Promise<void>
}
