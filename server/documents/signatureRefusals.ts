import type { VerifyCode } from '../../signing/xmldsig/verification.ts'
import type { signatureRefusals } from '../../src/api/contract/documents/sending.ts'

/** What signed XML of every kind is refused with. */
export type SignatureReason = (typeof signatureRefusals)[number]

/** What each finding of the verification is called in the contract. */
export const refusalOf: Readonly<Record<VerifyCode, SignatureReason>> = {
  too_large: 'signature.malformed',
  not_utf8: 'signature.malformed',
  bom: 'signature.malformed',
  dtd: 'signature.malformed',
  comment: 'signature.malformed',
  cdata: 'signature.malformed',
  processing_instruction: 'signature.malformed',
  not_well_formed: 'signature.malformed',
  structure: 'signature.malformed',
  algorithm: 'signature.malformed',
  reference: 'signature.malformed',
  certificate_malformed: 'signature.malformed',
  subject_name: 'signature.malformed',
  digest: 'signature.invalid',
  signature_value: 'signature.invalid',
  certificate_untrusted: 'signature.certificateUntrusted',
  key_usage: 'signature.certificateUnfit',
  key_too_short: 'signature.certificateUnfit',
  certificate_not_yet_valid: 'signature.certificateNotYetValid',
  certificate_expired: 'signature.certificateExpired',
  tax_code_missing: 'signature.taxCodeUnclear',
  tax_code_mismatch: 'signature.taxCodeDiffers',
  signing_time: 'signature.timeDiffers',
  content_differs: 'signature.contentDiffers',
}
