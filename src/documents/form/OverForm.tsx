import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { documentSubmit } from '../../machines/documentSubmit/documentSubmit.ts'
import { LeaveDialog } from '../../records/form/LeaveDialog.tsx'
import type { OpenForm } from './useOpenForm.ts'

export interface OverFormProps {
  readonly form: OpenForm
  readonly renderPreview: (onClose: () => void) => ReactNode
  readonly renderSubmission: (actor: ActorRefFrom<typeof documentSubmit>) => ReactNode
}

/** What opens over a form: its preview, its submission, and the question before unsaved changes are left. */
export const OverForm = ({ form, renderPreview, renderSubmission }: OverFormProps) => {
  const { actor, state, isPreviewed, closePreview } = form
  return (
    <>
      {isPreviewed && renderPreview(closePreview)}
      {state.submission !== null && renderSubmission(state.submission)}
      <LeaveDialog
        asks={state.asks}
        onConfirm={() => actor.send({ type: 'leave.confirmed' })}
        onDismiss={() => actor.send({ type: 'leave.dismissed' })}
      />
    </>
  )
}
