import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import type { VerificationCheck } from '../../src/domain/documents/verification.ts'
import type { Trust, TrustCode } from '../trust.ts'
import type { GuardCode } from './guard.ts'
import type { ShapeCode } from './signatureShape.ts'

/** What a document is compared with once its signature is taken out. */
type Compared =
  /** The document as this server generated it, unsigned. */
  | { readonly expectedXml: string }
  /** SHA-256 of the signed document as it was when it passed that comparison. */
  | { readonly comparedSha256: string }

export type VerifyRequest = Compared & {
  /** What was handed in, signed. */
  readonly xml: Uint8Array | string
  /** Where documents of its kind are signed. */
  readonly layout: SignedLayout
  readonly trust: Trust
  /** The seller's. */
  readonly taxCode: string
  /** When the document came in: it was signed a day before or after at most. Null where it may have waited since. */
  readonly receivedAt: Date | null
}

export type VerifyCode =
  | GuardCode
  | ShapeCode
  | 'digest'
  | 'certificate_malformed'
  | 'signature_value'
  | TrustCode
  | 'subject_name'
  | 'tax_code_missing'
  | 'tax_code_mismatch'
  | 'signing_time'
  | 'content_differs'

export interface VerifyFailure {
  readonly code: VerifyCode
  /** For the log and the audit, in English; not for showing. */
  readonly detail: string
}

/** A check that was made, with what speaks against the document; null where it passes. */
export interface Finding {
  readonly check: VerificationCheck
  readonly failure: VerifyFailure | null
}
