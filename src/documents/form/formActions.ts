import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'
import type { FormActor } from './formActor.ts'
import { hasUnsavedChanges } from './unsavedChanges.ts'
import type { Intent } from './useSubmission.ts'

/** What a form's buttons and keys do, whether or not it is possible now. */
export interface FormActions {
  readonly cancelEdit: () => void
  readonly close: () => void
  readonly copy: () => void
  readonly correct: () => void
  readonly edit: () => void
  readonly generate: () => void
  readonly preview: () => void
  readonly saveDraft: () => void
}

interface FormWays {
  readonly submitAs: (intent: Intent) => void
  readonly preview: () => void
}

export const formActionsOf = (
  actor: FormActor,
  fields: Pick<WatchedForm, 'dirty'>,
  { submitAs, preview }: FormWays,
): FormActions => {
  const hasChanges = (): boolean => hasUnsavedChanges(actor, fields)
  return {
    cancelEdit: () => actor.send({ type: 'edit.cancelled', hasChanges: hasChanges() }),
    close: () => actor.send({ type: 'close.requested', hasChanges: hasChanges(), to: 'list' }),
    copy: () => actor.send({ type: 'copy.requested' }),
    correct: () => actor.send({ type: 'correction.requested' }),
    edit: () => actor.send({ type: 'edit.started' }),
    generate: () => submitAs('generate'),
    preview,
    saveDraft: () => submitAs('draft'),
  }
}
