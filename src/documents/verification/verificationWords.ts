import type { MessageDescriptor } from '@lingui/core'
import type { VerificationCheck } from '../../domain/documents/verification.ts'

/** Checks whose texts name the document. */
export type NamingCheck = Extract<VerificationCheck, 'structure' | 'references' | 'data' | 'validity'>

/** What a report about signed XML says of its kind. */
export interface VerificationWords {
  readonly checks: Readonly<Record<NamingCheck, MessageDescriptor>>
}
