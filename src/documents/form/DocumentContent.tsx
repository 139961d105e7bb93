import type { ReactNode } from 'react'
import { FormFailure } from '../../records/form/FormFailure.tsx'
import { LeaveGuard } from '../../records/form/LeaveGuard.tsx'
import { WatchForm } from '../../ui/form/connect/Watch.tsx'
import { useFiledKind } from '../filedKind.ts'
import type { OpenForm } from './useOpenForm.ts'

/** What a kind has in its form beside the fields. */
export interface ContentParts {
  /** Why the document was turned down, and the like, over all columns; then where it stands. */
  readonly above?: ReactNode
  /** What the form was filled from, or could begin with instead. */
  readonly offers?: ReactNode
  /** Says in which draft the fields stand that were generated and not sent. */
  readonly renderSavedDraft: (documentId: string) => ReactNode
  /** What the fields say otherwise than before. */
  readonly below?: ReactNode
  /** How the document got where it stands. */
  readonly progress?: ReactNode
}

interface Props extends ContentParts {
  readonly form: OpenForm
  /** The fields in their sections. */
  readonly children: ReactNode
}

/** What stands in the frame of a form, in its order. */
export const DocumentContent = ({ form, above, offers, renderSavedDraft, below, progress, children }: Props) => {
  const { saveDraft } = useFiledKind().words.failedSteps
  const { state, fields, lastIntent } = form
  return (
    <>
      {state.mode !== 'view' && <WatchForm of={fields}>{({ dirty }) => dirty && <LeaveGuard />}</WatchForm>}
      {above}
      <div className="document-form-body">
        {state.savedAs !== null && !state.isSubmitting && renderSavedDraft(state.savedAs)}
        {offers}
        {state.failure !== null && (
          <FormFailure failure={state.failure} step={lastIntent === 'draft' ? saveDraft : undefined} />
        )}
        {children}
        {below}
      </div>
      {progress}
    </>
  )
}
