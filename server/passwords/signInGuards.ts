/** What stands between a guesser and an account. */
export interface SignInGuards {
  /** Unix times in seconds of the subject's failures since then, oldest first. */
  readonly failuresSince: (subject: string, since: number) => Promise<readonly number[]>
  /** Answers the failure's id. */
  readonly recordFailure: (subject: string, at: number) => Promise<string>
  readonly removeFailure: (id: string) => Promise<void>
  /** Forgets the failures that were recorded until this one, and not what others have tried since. */
  readonly forgetFailures: (subject: string, until: string) => Promise<void>
  readonly removeExpired: (failuresBefore: number) => Promise<void>
}

export interface GuardRepositories {
  readonly signInGuards: SignInGuards
}
