import type { FieldProblem } from '../../src/domain/failure.ts'
import type { ServerFault } from './scenario.ts'

/** A refusal of the contract, with the server's own message where there is one. */
export const refuse = (
  status: number,
  reason: string,
  message = '',
  fields: readonly FieldProblem[] = [],
): ServerFault => ({ kind: 'refuse', status, reason, message, fields })
/** A refusal that nothing but its message explains. */
export const refuseByMessage = (message: string): ServerFault => refuse(422, 'server.busy', message)
/** The server breaks down. */
export const fail: ServerFault = { kind: 'fail' }
