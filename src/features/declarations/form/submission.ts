import { getValues, submit } from '@modular-forms/react'
import { useRef, useState, type RefObject } from 'react'
import * as v from 'valibot'
import { schemaFor } from '../../../domain/declaration/check.ts'
import type { DeclarationForm } from '../../../domain/declaration/forms/definition.ts'
import type { DeclarationValues } from '../../../domain/declaration/values.ts'
import type { ActorRefFrom } from 'xstate'
import type { documentForm } from '../../../machines/documentForm/documentForm.ts'
import type { DeclarationFields } from './fields.ts'
import type { FormRules } from './formRules.ts'
import { hasUnsavedChanges } from '../../../documents/form/unsavedChanges.ts'
import { declarationValues } from '../kind/vaults.ts'

type FormActor = ActorRefFrom<typeof documentForm>
export type Intent = 'draft' | 'generate'

/** What passes the rules, under the declaration's id, or the one that a new declaration keeps from its first saving on. */
const checkedValues = ({ actor, form, fields, rulesRef, newId }: Submission): DeclarationValues => ({
  ...v.parse(schemaFor(form, rulesRef.current.purpose), getValues(fields, { shouldActive: false, peek: true })),
  declaration_id: actor.getSnapshot().context.documentId ?? newId,
})

interface Submission {
  readonly actor: FormActor
  readonly form: DeclarationForm
  readonly fields: DeclarationFields
  readonly rulesRef: RefObject<FormRules>
  /** The id of a new declaration; empty where the backend gives it. */
  readonly newId: string
}

/**
 * The one form with its two submits (seed 000 §4 "Submit"). `submitAs` checks the fields and, when they pass, notifies the
 * machine; generating also asks that nothing is missing, for the XML's limits and for the authority's rules (docs/decisions/0456, 0140).
 * A draft that is only looked at is left to the server, whose refusal leads to a form in which it can be corrected. `lastIntent` names
 * which of the two a failure belongs to.
 */
export const useSubmission = (submission: Submission) => {
  const { actor, fields, rulesRef } = submission
  const intent = useRef<Intent>('draft')
  const [lastIntent, setLastIntent] = useState<Intent>('draft')
  return {
    lastIntent,
    submitAs: (next: Intent): void => {
      const isFiled = next === 'generate' && actor.getSnapshot().context.mode !== 'view'
      rulesRef.current = { ...rulesRef.current, purpose: isFiled ? 'filing' : 'draft' }
      intent.current = next
      setLastIntent(next)
      submit(fields)
    },
    onSubmit: (): void => {
      const sealed = declarationValues.seal(checkedValues(submission))
      const hasChanges = hasUnsavedChanges(actor, fields)
      actor.send(
        intent.current === 'draft'
          ? { type: 'draft.submitted', values: sealed }
          : { type: 'generate.submitted', values: sealed, hasChanges },
      )
    },
  }
}
