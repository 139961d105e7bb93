import * as v from 'valibot'
import type { ApiClient } from '../../../api/client.ts'
import { toValues } from '../../../domain/declaration/content.ts'
import { declarationSchema } from '../../../domain/declaration/schemas.ts'
import { fail, succeed } from '../../../domain/result.ts'
import type { DraftRead } from '../../../machines/documentSubmit/setup.ts'
import type { Filing } from '../collection/filing.ts'
import { declarationValues } from './vaults.ts'

/** A draft's values and version, read in full and checked as the form checks them; `draft.invalid` names the fields that are missing or break a rule. */
export const readDeclaration = async (
  api: ApiClient,
  { form, calls }: Filing,
  declarationId: string,
  signal: AbortSignal,
): Promise<DraftRead> => {
  const answer = await api.send(calls.detail, { params: { id: declarationId } }, { signal })
  if (!answer.ok) return answer
  const checked = v.safeParse(declarationSchema(form), toValues(form, answer.value))
  if (checked.success) return succeed({ values: declarationValues.seal(checked.output), version: answer.value.version })
  const fields = checked.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  return fail({ code: 'draft.invalid', fields })
}
