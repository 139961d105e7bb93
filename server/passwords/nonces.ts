export interface UsedNonce {
  readonly nonceHash: string
  readonly expiresAt: number
}

/** What counts once. */
export interface Nonces {
  /** Uses them in one write. False when one was used before, or stands there twice; all are used then. Times are Unix times in seconds. */
  readonly useAll: (nonces: readonly UsedNonce[]) => Promise<boolean>
  readonly isUsed: (nonceHash: string) => Promise<boolean>
  readonly removeExpired: (nowSeconds: number) => Promise<void>
}

export interface NonceRepositories {
  readonly nonces: Nonces
}
