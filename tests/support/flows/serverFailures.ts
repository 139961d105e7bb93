import type { Refusal, ServerFailure } from '../../../src/domain/failure.ts'

export const refusal: Refusal = { code: 'server.refused', status: 422, reason: 'declaration.invalid', message: 'Declaration is not valid', fields: [] }

/** A refusal that names a field of the form. */
export const fieldsRefused = { ...refusal, fields: [{ field: 'contact_eml', message: 'email_is_invalid' }] } as const

type FailureCases = { readonly [Code in ServerFailure['code']]: { readonly answers: { readonly ok: false; readonly failure: Extract<ServerFailure, { code: Code }> } } }

const bare = <const Code extends string>(code: Code) => ({ answers: { ok: false, failure: { code } } }) as const

/** One way to fail per code of the server's failures. */
export const serverFails = {
  'connection.lost': bare('connection.lost'),
  'connection.tooSlow': bare('connection.tooSlow'),
  'connection.cancelled': bare('connection.cancelled'),
  'work.elsewhere': bare('work.elsewhere'),
  'server.refused': { answers: { ok: false, failure: refusal } },
  'server.failed': { answers: { ok: false, failure: { code: 'server.failed', status: 500 } } },
  'server.unreadable': bare('server.unreadable'),
  'session.ended': bare('session.ended'),
} as const satisfies FailureCases

/** The codes that leave open whether the server has done its work. */
export const unanswered = [
  'connection.lost', 'connection.tooSlow', 'connection.cancelled', 'work.elsewhere', 'server.failed', 'server.unreadable', 'session.ended',
] as const satisfies readonly Exclude<ServerFailure['code'], 'server.refused'>[]

/** A bug in an actor; `Error` and its message become the detail of the failure `unexpected`. */
export const bug = { throws: new Error('a bug') }
export const bugAsFailure = { code: 'unexpected', detail: 'Error: a bug' }
