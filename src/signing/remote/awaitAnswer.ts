import { remoteSigningCheck } from '../../api/contract/remoteSigning.ts'
import type { RemoteSigningFailure, ServerFailure } from '../../domain/failure.ts'
import type { ConfirmationParts } from './awaitConfirmation.ts'
import { remoteSigningFailureOf } from './remoteFailureOf.ts'

/** Whether a failure says something of the request itself: whoever asks again learns the same. */
const isAnswer = ({ code }: RemoteSigningFailure | ServerFailure): boolean =>
  code === 'server.refused' || (code.startsWith('remoteSigning.') && code !== 'remoteSigning.unreachable')

/**
 * Asks about a request until it is answered, whatever the answer: after an outage of the network, of the server, of the provider or of the
 * session, signing goes on by itself. Asking changes nothing.
 */
export const awaitAnswer = async (
  { api, wait }: Pick<ConfirmationParts, 'api' | 'wait'>,
  requestId: string,
  signal: AbortSignal,
): Promise<null> => {
  for (;;) {
    await wait(signal)
    if (signal.aborted) return null
    const answer = await api.send(remoteSigningCheck, { body: { request_id: requestId } }, { signal })
    if (answer.ok || isAnswer(remoteSigningFailureOf(answer.failure))) return null
  }
}
