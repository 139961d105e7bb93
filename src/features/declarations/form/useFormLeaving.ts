import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { isFormShown, type documentForm } from '../../../machines/documentForm/documentForm.ts'
import type { Destination, FormOutput } from '../../../machines/documentForm/setup.ts'
import { leavable } from '../../../records/form/leavable.ts'
import { useLeaving } from '../../../records/form/useLeaving.ts'
import type { DeclarationFields } from './fields.ts'
import { hasUnsavedChanges } from '../../../documents/form/unsavedChanges.ts'

type FormActor = ActorRefFrom<typeof documentForm>

const isShown = (actor: FormActor): boolean => {
  const snapshot = actor.getSnapshot()
  return isFormShown(snapshot, snapshot.children.documentSubmit?.getSnapshot())
}

/** The declaration's form is left by the browser's Back, for the signature settings, or for a change: its machine asks where something would be lost. */
export const useFormLeaving = (actor: FormActor, fields: DeclarationFields, onEnd: (output: FormOutput) => void) => {
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
