import { succeed } from '../../domain/result.ts'
import type { DraftsChecked } from '../../machines/documentsSubmit/items.ts'
import { readSigningOption } from '../submit/readSigningOption.ts'
import type { CheckParts } from './checkDrafts.ts'
import { namesOf } from './checkMany.ts'
import type { Runs } from './runs.ts'

/** What a run that was begun before carries, so that it is followed again. */
export const findRun = async (
  { api, calls, onNamed }: Pick<CheckParts, 'api' | 'calls' | 'onNamed'>,
  runs: Runs,
  runId: string,
  signal: AbortSignal,
): Promise<DraftsChecked> => {
  const option = await readSigningOption(api, signal)
  if (!option.ok) return option
  const found = await runs.find(runId, signal)
  if (!found.ok) return found
  const { run, rows } = found.value
  // What they are called is said where it can be: the run goes on all the same.
  const named = await calls.checkMany?.(rows.map(({ document_id: id }) => id))(api, signal)
  if (named?.ok === true) onNamed(namesOf(named.value))
  const drafts = rows.map(({ document_id: documentId }) => ({
    documentId,
    reason: null,
    warnings: [],
    draft: null,
    kept: null,
  }))
  return succeed({ option: option.value, drafts, run: { offer: 'underWay', key: run.req_key } })
}
