/** What leads to the provider of remote signatures. */
export interface RemoteSigningConfig {
  /** Base of its API, which ends with `/csc/v2` (CSC API v2, section 7.2). */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
}
