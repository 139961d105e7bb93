import { useRef, useState } from 'react'
import type { Sealed } from '../../machines/sealed.ts'
import type { WatchedForm } from '../../ui/form/connect/Watch.tsx'
import type { FormActor } from './formActor.ts'
import { hasUnsavedChanges } from './unsavedChanges.ts'

export type Intent = 'draft' | 'generate'

/** How the fields of a form are checked, and what of them is sent; the kind closes it over its fields and rules. */
export interface FormChecks {
  /** Checks the fields, as of a draft or as of what is filed, and has the form submitted where they pass. */
  readonly submitFor: (purpose: 'draft' | 'filing') => void
  /** What has passed, under the document's id. */
  readonly valuesOf: (documentId: string) => Sealed<unknown>
}

interface Submission {
  readonly actor: FormActor
  readonly fields: Pick<WatchedForm, 'dirty'>
  readonly checks: FormChecks
  /** The id that a new document keeps from its first saving on; empty where the backend gives it. */
  readonly newId: string
}

/**
 * The one form with its two submits (seed 000 §4 "Submit"). `submitAs` checks the fields and, when they pass, notifies the
 * machine; generating also asks that nothing is missing, for the XML's limits and for the authority's rules (docs/decisions/0456, 0140).
 * A draft that is only looked at is left to the server, whose refusal leads to a form in which it can be corrected. `lastIntent` names
 * which of the two a failure belongs to.
 */
export const useSubmission = ({ actor, fields, checks, newId }: Submission) => {
  const intent = useRef<Intent>('draft')
  const [lastIntent, setLastIntent] = useState<Intent>('draft')
  return {
    lastIntent,
    submitAs: (next: Intent): void => {
      const isFiled = next === 'generate' && actor.getSnapshot().context.mode !== 'view'
      intent.current = next
      setLastIntent(next)
      checks.submitFor(isFiled ? 'filing' : 'draft')
    },
    onSubmit: (): void => {
      const values = checks.valuesOf(actor.getSnapshot().context.documentId ?? newId)
      actor.send(
        intent.current === 'draft'
          ? { type: 'draft.submitted', values }
          : { type: 'generate.submitted', values, hasChanges: hasUnsavedChanges(actor, fields) },
      )
    },
  }
}
