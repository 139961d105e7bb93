import { useMemo } from 'react'
import { isFormShown } from '../../machines/documentForm/documentForm.ts'
import type { Destination, FormOutput } from '../../machines/documentForm/setup.ts'
import { leavable } from '../../records/form/leavable.ts'
import { useLeaving } from '../../records/form/useLeaving.ts'
import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'
import type { FormActor } from './formActor.ts'
import { hasUnsavedChanges } from './unsavedChanges.ts'

const isShown = (actor: FormActor): boolean => {
  const snapshot = actor.getSnapshot()
  return isFormShown(snapshot, snapshot.children.documentSubmit?.getSnapshot())
}

/** A document's form is left by the browser's Back, for the signature settings, or for a change: its machine asks where something would be lost. */
export const useFormLeaving = (
  actor: FormActor,
  fields: Pick<WatchedForm, 'dirty'>,
  onEnd: (output: FormOutput) => void,
) => {
  const form = useMemo(
    () =>
      leavable<FormOutput>(actor, {
        isShown: () => isShown(actor),
        hasChanges: () => hasUnsavedChanges(actor, fields),
      }),
    [actor, fields],
  )
  useLeaving(form, onEnd)
  return {
    leaveFor: (to: Exclude<Destination, 'list' | 'elsewhere'>) =>
      actor.send({ type: 'close.requested', hasChanges: form.hasChanges(), to }),
  }
}
