import type { ApiClient } from '../../api/client.ts'
import { fail, succeed } from '../../domain/result.ts'
import type { DraftRead } from '../../machines/documentSubmit/setup.ts'
import type { FilingCalls } from '../filedKind.ts'

/** A draft's values and version, read in full and checked as the form checks them; `draft.invalid` names the fields that are missing or break a rule. */
export const readDraft = async (
  api: ApiClient,
  { read }: Pick<FilingCalls, 'read'>,
  documentId: string,
  signal: AbortSignal,
): Promise<DraftRead> => {
  const answer = await read(api, documentId, signal)
  if (!answer.ok) return answer
  const checked = answer.value.check()
  return checked.ok
    ? succeed({ values: checked.value, version: answer.value.version })
    : fail({ code: 'draft.invalid', fields: checked.failure })
}
