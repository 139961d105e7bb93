import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'
import { formActionsOf } from './formActions.ts'
import type { FormActor } from './formActor.ts'
import { formState, type HasPrint } from './formState.ts'
import { useSubmission, type FormChecks } from './useSubmission.ts'

interface Opened {
  readonly actor: FormActor
  readonly fields: WatchedForm
  readonly checks: FormChecks
  /** The id that a new document gets; empty where the backend gives it. */
  readonly newId: string
  readonly hasPrint: HasPrint
  /** Whether what the user continues is still to be put into the fields, which would take the place of what is typed. */
  readonly isContentComing: boolean
}

/** What an open form shows and does, for its frame and for what stands in it. */
export const useOpenForm = ({ actor, fields, checks, newId, hasPrint, isContentComing }: Opened) => {
  const snapshot = useSelector(actor, (now) => now)
  const submission = useSelector(snapshot.children.documentSubmit, (now) => now)
  const { submitAs, onSubmit, lastIntent } = useSubmission({ actor, fields, checks, newId })
  const [isPreviewed, setPreviewed] = useState(false)
  return {
    actor,
    fields,
    state: formState(snapshot, submission, { hasPrint, isContentComing }),
    actions: formActionsOf(actor, fields, { submitAs, preview: () => setPreviewed(true) }),
    onSubmit,
    /** What the user did last, for the text of a failure. */
    lastIntent,
    isPreviewed,
    closePreview: () => setPreviewed(false),
  }
}
export type OpenForm = ReturnType<typeof useOpenForm>
