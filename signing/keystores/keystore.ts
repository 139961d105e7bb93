import type { Result } from '../../src/domain/result.ts'

export type KeyStoreFailure =
  /** No token, card or key file is there. */
  | { readonly code: 'token_absent' }
  /** It was there and went away during the work. */
  | { readonly code: 'token_removed' }
  /** `attemptsLeft` is null where the token does not report it. */
  | { readonly code: 'pin_wrong'; readonly attemptsLeft: number | null }
  | { readonly code: 'pin_locked' }
  | { readonly code: 'no_certificate' }
  /** The certificate's key is of another kind than the signatures need, such as EC. */
  | { readonly code: 'key_not_rsa'; readonly keyType: string }
  /** The certificate itself lies behind the PIN, as in some PKCS#12 files: open the store to read it. */
  | { readonly code: 'pin_needed' }
  | { readonly code: 'library_failed'; readonly detail: string }

/** What a token says of its PIN before anyone tries one. */
export type PinState = 'ready' | 'few_attempts' | 'last_attempt' | 'locked'

/** Which of several certificates is meant; without it, whichever signs best. */
export interface WantedCertificate {
  /** Tax code of the documents: its certificates come before all others. */
  readonly taxCode?: string | undefined
  /** DER of the one certificate that has been read before; no other is taken for it. */
  readonly certificate?: Uint8Array | undefined
}

export interface TokenRead {
  /** DER of the signing certificate. */
  readonly certificate: Uint8Array
  readonly pinState: PinState
}

/** Signs with one key: RSASSA-PKCS1-v1_5 with SHA-256 over `data`. */
export interface SigningKey {
  readonly certificate: Uint8Array
  readonly sign: (data: Uint8Array) => Promise<Result<Uint8Array, KeyStoreFailure>>
}

/** A key that a PIN has opened. One at a time per store: a second `open` waits for `close`. */
export interface OpenKey extends SigningKey {
  readonly close: () => Promise<void>
}

/** A place where a signing key lives. PINs come in by argument, are used once and are never tried again by the store itself. */
export interface KeyStore {
  readonly readToken: (wanted?: WantedCertificate) => Promise<Result<TokenRead, KeyStoreFailure>>
  readonly open: (pin: string, wanted?: WantedCertificate) => Promise<Result<OpenKey, KeyStoreFailure>>
  /** Gives back processes and handles. The store is not used afterwards. */
  readonly dispose: () => Promise<void>
}
