import type { Refusal, ServerFailure } from '../../src/domain/failure.ts'
import type { FailureCases } from '../model/machineTypes.ts'

export const refusal: Refusal = {
  code: 'server.refused',
  status: 422,
  reason: 'declaration.invalid',
  message: 'Declaration is not valid',
  fields: [],
}

/** A refusal that names a field of the form. */
export const fieldsRefused = { ...refusal, fields: [{ field: 'contact_eml', message: 'email_is_invalid' }] } as const

/** The same of the form of an invoice. */
export const invoiceFieldsRefused = { ...refusal, fields: [{ field: 'email', message: 'email_is_invalid' }] } as const

/** An answer that is a failure. */
export const fails = <const Failure extends { readonly code: string }>(failure: Failure) =>
  ({ answers: { ok: false, failure } }) as const

/** One way to fail per code of the server's failures. */
export const serverFails = {
  'connection.lost': fails({ code: 'connection.lost' }),
  'connection.tooSlow': fails({ code: 'connection.tooSlow' }),
  'connection.cancelled': fails({ code: 'connection.cancelled' }),
  'registration.unseen': fails({ code: 'registration.unseen' }),
  'server.refused': fails(refusal),
  'server.failed': fails({ code: 'server.failed', status: 500 }),
  'server.unreadable': fails({ code: 'server.unreadable' }),
  'session.ended': fails({ code: 'session.ended' }),
} as const satisfies FailureCases<ServerFailure>

/** The codes that leave open whether the server has done its work. */
export const unanswered = [
  'connection.lost',
  'connection.tooSlow',
  'connection.cancelled',
  'registration.unseen',
  'server.failed',
  'server.unreadable',
  'session.ended',
] as const satisfies readonly Exclude<ServerFailure['code'], 'server.refused'>[]

/** A bug in an actor; `Error` and its message become the detail of the failure `unexpected`. */
export const bug = { throws: new Error('a bug') }
export const bugAsFailure = { code: 'unexpected', detail: 'Error: a bug' }
