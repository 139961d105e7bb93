import { generalRefusals } from '../src/api/contract/envelope.ts'
import type { FieldProblem } from '../src/domain/failure.ts'

/** Refusals that any request may meet. */
export type GeneralReason = keyof typeof generalRefusals

/** Why a call is not done: a code of its contract, optionally its own message, fields, seconds to wait, and how often may be tried again. */
export interface ServerRefusal<Reason extends string = GeneralReason> {
  readonly reason: Reason
  readonly message?: string
  readonly fields?: readonly FieldProblem[]
  readonly retryAfter?: number
  readonly attemptsLeft?: number
}

/** HTTP status and the server's own message of refusals, by their codes. */
export type RefusalTexts = Readonly<Record<string, readonly [status: number, text: string]>>

const generalSentences: Readonly<Record<GeneralReason, string>> = {
  'request.malformed': 'The request is not understood',
  'session.required': 'Please log in',
  'permission.missing': 'You have no permission for this',
  'password.changeRequired': 'Choose a password of your own first',
  'origin.foreign': 'The request comes from another site',
  'record.absent': 'There is no such record',
  'session.anotherAccount': 'Another account has logged in in this browser',
  'method.notAllowed': 'This method is not allowed here',
  'request.tooLarge': 'The request is too large',
  'request.notJson': 'The request must be JSON',
  'request.notMultipart': 'The request must be multipart/form-data',
  'request.tooMany': 'Too many requests',
  'database.unavailable': 'The database is not available at the moment',
}

/** The text of a refusal that forms of several areas meet. */
export const fieldRefusals: RefusalTexts = { 'fields.invalid': [422, 'Some fields are not valid'] }

const isGeneral = (reason: string): reason is GeneralReason => reason in generalRefusals

/** The text of a refusal; throws where its area has no text for it, which `mountRoutes` rules out. */
export const textOf = (texts: RefusalTexts, reason: string): readonly [status: number, text: string] => {
  const text = isGeneral(reason) ? ([generalRefusals[reason], generalSentences[reason]] as const) : texts[reason]
  if (text === undefined) throw new Error(`no area has a text for the refusal ${reason}`)
  return text
}
