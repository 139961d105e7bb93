import type { ApiClient } from '../../../api/client.ts'
import type { DeclarationFilingCalls } from '../../../api/contract/declarationFiling.ts'
import { shownStatus } from '../../../domain/declaration/status.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'
import type { GeneratedXml, RegistrationState } from '../../../machines/documentSubmit/setup.ts'

/** By the declaration itself, where no call asks by key: under way or accepted is registered, anything else proves nothing. */
const byDeclaration = async (
  api: ApiClient,
  { detail }: DeclarationFilingCalls,
  id: string,
  signal: AbortSignal,
): Promise<Result<RegistrationState, ServerFailure>> => {
  const answer = await api.send(detail, { params: { id } }, { signal })
  if (answer.ok)
    return ['inProgress', 'accepted'].includes(shownStatus(answer.value.noti_cd_tax))
      ? succeed('registered')
      : fail({ code: 'registration.unseen' })
  if (answer.failure.code !== 'server.refused') return answer
  return fail({ code: 'server.failed', status: answer.failure.status })
}

/**
 * What has become of a registration whose answer was lost. Only a server that announces the contract can say for certain that nothing has
 * arrived (docs/decisions/0132).
 */
export const findRegistrationOf = async (
  api: ApiClient,
  calls: DeclarationFilingCalls,
  { reqKey, declarationId }: Pick<GeneratedXml, 'reqKey' | 'declarationId'>,
  signal: AbortSignal,
): Promise<Result<RegistrationState, ServerFailure>> => {
  if (!api.speaksContract()) return byDeclaration(api, calls, declarationId, signal)
  const answer = await api.send(calls.findSent, { params: { req_key: reqKey } }, { signal })
  return answer.ok ? succeed(answer.value.state === 'registered' ? 'registered' : 'absent') : answer
}
