import type { ApiClient } from '../../../api/client.ts'
import { checkedContent } from '../../../domain/documents/kind.ts'
import { fail, succeed } from '../../../domain/result.ts'
import type { DraftRead } from '../../../machines/documentSubmit/setup.ts'
import type { Filing } from '../kind/filing.ts'
import { declarationValues } from './vaults.ts'

/** A draft's values and version, read in full and checked as the form checks them; `draft.invalid` names the fields that are missing or break a rule. */
export const readDeclaration = async (
  api: ApiClient,
  { kind, calls }: Filing,
  declarationId: string,
  signal: AbortSignal,
): Promise<DraftRead> => {
  const answer = await api.send(calls.detail, { params: { id: declarationId } }, { signal })
  if (!answer.ok) return answer
  const checked = checkedContent(kind, answer.value)
  return checked.ok
    ? succeed({ values: declarationValues.seal(checked.value), version: answer.value.version })
    : fail({ code: 'draft.invalid', fields: checked.failure })
}
