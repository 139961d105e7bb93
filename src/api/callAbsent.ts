import type { ServerFailure } from '../domain/failure.ts'
import type { ApiClient } from './client.ts'

/**
 * Whether a server that has not announced the contract may lack a call that the seeds do not name: it answers as for any unknown path, or
 * asks for a session there, or answers a page.
 */
export const isCallAbsent = (api: ApiClient, failure: ServerFailure): boolean => {
  if (api.speaksContract()) return false
  switch (failure.code) {
    case 'session.ended':
    case 'server.unreadable':
      return true
    case 'server.refused':
    case 'server.failed':
      return [400, 401, 403, 404, 405, 501].includes(failure.status)
    default:
      return false
  }
}
