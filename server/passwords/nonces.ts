/** What counts once. */
export interface Nonces {
  /** False when it was used before. Times are Unix times in seconds. */
  readonly use: (nonceHash: string, expiresAt: number) => Promise<boolean>
  readonly isUsed: (nonceHash: string) => Promise<boolean>
  readonly removeExpired: (nowSeconds: number) => Promise<void>
}

export interface NonceRepositories {
  readonly nonces: Nonces
}
