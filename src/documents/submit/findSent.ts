import type { ApiClient } from '../../api/client.ts'
import type { ServerFailure } from '../../domain/failure.ts'
import { fail, succeed, type Result } from '../../domain/result.ts'
import type { GeneratedXml, RegistrationState } from '../../machines/documentSubmit/setup.ts'
import type { FilingCalls } from '../filedKind.ts'

/** By the document itself, where no call asks by key: under way or accepted is registered, anything else proves nothing. */
const byDocument = async (
  api: ApiClient,
  { read }: FilingCalls,
  id: string,
  signal: AbortSignal,
): Promise<Result<RegistrationState, ServerFailure>> => {
  const answer = await read(api, id, signal)
  if (answer.ok)
    return answer.value.stage === 'waiting' || answer.value.stage === 'accepted'
      ? succeed('registered')
      : fail({ code: 'registration.unseen' })
  if (answer.failure.code !== 'server.refused') return answer
  return fail({ code: 'server.failed', status: answer.failure.status })
}

/**
 * What has become of a sending whose answer was lost. Only a server that announces the contract can say for certain that nothing has
 * arrived (docs/decisions/0132).
 */
export const findSent = async (
  api: ApiClient,
  calls: FilingCalls,
  { reqKey, documentId }: Pick<GeneratedXml, 'reqKey' | 'documentId'>,
  signal: AbortSignal,
): Promise<Result<RegistrationState, ServerFailure>> => {
  if (!api.speaksContract()) return byDocument(api, calls, documentId, signal)
  const answer = await calls.isSent(api, reqKey, signal)
  return answer.ok ? succeed(answer.value ? 'registered' : 'absent') : answer
}
