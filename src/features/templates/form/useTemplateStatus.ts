import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, waitFor } from 'xstate'
import type { TemplateStatus } from '../../../domain/templates/status.ts'
import { inspected } from '../../../machines/inspection.ts'
import type { StepSaved, StepSaveInput } from '../../../machines/templateStatus/setup.ts'
import { templateStatus } from '../../../machines/templateStatus/templateStatus.ts'
import type { RecordFormActor } from '../../../records/form/useRecordForm.ts'

/** Hands the values to the form of the record, and answers how their saving ends. */
const saveBy = (record: RecordFormActor) =>
  fromPromise<StepSaved, StepSaveInput>(async ({ input: { values }, signal }) => {
    if (values !== null) record.send({ type: 'save.submitted', values, another: false })
    const ended = await waitFor(record, (now) => !now.matches('saving'), { signal })
    if (ended.status === 'done') return { result: ended.output.result === 'saved' ? 'saved' : 'refused' }
    return { result: ended.matches('changedMeanwhile') ? 'changed' : 'refused' }
  })

/** The one hook that gives `templateStatus` its actor (docs/decisions/0292). */
export const useTemplateStatus = (saved: TemplateStatus | null, record: RecordFormActor) => {
  const [flow] = useState(() => templateStatus.provide({ actors: { save: saveBy(record) } }))
  return useActorRef(flow, { ...inspected, input: { saved } })
}
