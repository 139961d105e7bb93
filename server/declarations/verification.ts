import type { VerifyCode } from '../../signing/xmldsig/verify.ts'
import type { CallRefusal } from '../http/refusals.ts'

/** What each finding of the verification is called in the contract. */
export const refusalOf: Readonly<Record<VerifyCode, CallRefusal>> = {
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
  digest: 'signature.invalid',
  signature_value: 'signature.invalid',
  certificate_untrusted: 'signature.certificateUntrusted',
  key_usage: 'signature.certificateUntrusted',
  key_too_short: 'signature.certificateUntrusted',
  certificate_not_yet_valid: 'signature.certificateNotYetValid',
  certificate_expired: 'signature.certificateExpired',
  tax_code_missing: 'signature.taxCodeDiffers',
  tax_code_mismatch: 'signature.taxCodeDiffers',
  content_differs: 'signature.contentDiffers',
}
