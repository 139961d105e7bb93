import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'

/** The signed document at its path on this site, as its bytes are. */
export const readSignedXml = async (path: string, signal: AbortSignal): Promise<Result<Uint8Array, ServerFailure>> => {
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal })
    if (!response.ok) return fail({ code: 'server.failed', status: response.status })
    return succeed(new Uint8Array(await response.arrayBuffer()))
  } catch (error) {
    if (signal.aborted) return fail({ code: 'connection.cancelled' })
    // What fetch throws where there is no connection.
    if (error instanceof TypeError) return fail({ code: 'connection.lost' })
    throw error
  }
}
