import * as v from 'valibot'
import type { ApiClient } from '../../../api/client.ts'
import { declarationDetail } from '../../../api/contract/declarationFiling.ts'
import { declarationSchema, type DeclarationValues } from '../../../domain/declaration/values.ts'
import { fromBody } from '../../../domain/declaration/wire.ts'
import type { ServerFailure } from '../../../domain/failure.ts'
import { fail, succeed, type Result } from '../../../domain/result.ts'

export interface ReadDeclaration {
  readonly values: DeclarationValues
  readonly version: string
}

/**
 * A draft's values and version, read in full and checked as the form checks them. A draft that breaks a rule answers the same
 * refusal as the server would on generating, with the fields concerned.
 */
export const readDeclaration = async (
  api: ApiClient,
  declarationId: string,
  signal: AbortSignal,
): Promise<Result<ReadDeclaration, ServerFailure>> => {
  const answer = await api.send(declarationDetail, { params: { id: declarationId } }, { signal })
  if (!answer.ok) return answer
  const checked = v.safeParse(declarationSchema, fromBody(answer.value))
  if (checked.success) return succeed({ values: checked.output, version: answer.value.version })
  const fields = checked.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail({ code: 'server.refused', status: 422, reason: 'fields.invalid', message: '', fields })
}
