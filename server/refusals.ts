import { generalRefusals } from '../src/api/contract/envelope.ts'
import type { FieldProblem } from '../src/domain/failure.ts'

/** Refusals of single calls: HTTP status and the server's own sentence. */
const callRefusals = {
  '901': [403, 'User account is not active'],
  'user.notFound': [401, 'User not found'],
  'password.incorrect': [401, 'Password is incorrect'],
  'password.keyExpired': [422, 'The key for encrypting the password has expired'],
  'login.tooMany': [429, 'Too many failed sign-ins'],
  'fields.invalid': [422, 'Some fields are not valid'],
  'fields.exceedXml': [422, 'Some fields exceed the limits of the XML'],
  'fields.unacceptable': [422, 'The tax authority would not accept some fields as they are'],
  'declaration.notEditable': [409, 'The declaration cannot be changed in its status'],
  'declaration.changed': [409, 'The declaration has been changed since it was opened'],
  'declaration.notDraft': [409, 'Only drafts can be deleted'],
  'certificate.notRegistered': [422, 'The certificate is not registered for this company, or not active'],
  'signature.malformed': [422, 'The signed document is not a well-formed signed declaration'],
  'signature.invalid': [422, 'The signature is not valid'],
  'signature.contentDiffers': [422, 'The signed document is not the one that was generated'],
  'signature.certificateUntrusted': [422, 'The certificate does not come from a trusted authority'],
  'signature.certificateUnfit': [422, 'The certificate is not made for signing documents'],
  'signature.certificateExpired': [422, 'The certificate has expired'],
  'signature.certificateNotYetValid': [422, 'The certificate is not yet valid'],
  'signature.taxCodeUnclear': [422, 'The certificate does not name one tax code'],
  'signature.taxCodeDiffers': [422, 'Token information does not match with company information'],
  'signature.timeDiffers': [
    422,
    'The signing time lies outside the validity of the certificate, or more than a day away',
  ],
  'registration.conflict': [409, 'Another document is registered under this request key'],
  'pdf.notReadable': [422, 'The document is not a PDF'],
  'pdf.tooLarge': [422, 'The PDF is larger than 1 MiB'],
  'link.expired': [410, 'The link has expired'],
} as const satisfies Record<string, readonly [number, string]>

const generalSentences: Record<keyof typeof generalRefusals, string> = {
  'request.malformed': 'The request is not understood',
  'session.required': 'Please log in',
  'permission.missing': 'You have no permission for this',
  'origin.foreign': 'The request comes from another site',
  'record.absent': 'There is no such record',
  'method.notAllowed': 'This method is not allowed here',
  'request.tooLarge': 'The request is too large',
  'request.notJson': 'The request must be JSON',
  'request.tooMany': 'Too many requests',
  'database.unavailable': 'The database is not available at the moment',
}

export type CallRefusal = keyof typeof callRefusals
export type RefusalReason = keyof typeof generalRefusals | CallRefusal

/** Why a call is not done: a code of the contract, optionally its own sentence, fields, and seconds to wait. */
export interface ServerRefusal {
  readonly reason: RefusalReason
  readonly message?: string
  readonly fields?: readonly FieldProblem[]
  readonly retryAfter?: number
}

const isGeneral = (reason: RefusalReason): reason is keyof typeof generalRefusals => reason in generalRefusals

export const statusOf = (reason: RefusalReason): number =>
  isGeneral(reason) ? generalRefusals[reason] : callRefusals[reason][0]

export const sentenceOf = (reason: RefusalReason): string =>
  isGeneral(reason) ? generalSentences[reason] : callRefusals[reason][1]

/** Codes that calls may name among their refusals. */
export const callRefusalCodes: readonly string[] = Object.keys(callRefusals)
