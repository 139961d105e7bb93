import { submit } from '@modular-forms/react'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { vietnamDay } from '../../../domain/dates.ts'
import { dayProblems } from '../../../domain/declaration/days.ts'
import { declarationSchema, type DeclarationValues } from '../../../domain/declaration/values.ts'
import type { DeclarationInput } from '../../../domain/declaration/wire.ts'
import { xmlLimitProblems } from '../../../domain/xml/limits.ts'
import type { ActorRefFrom } from 'xstate'
import type { declarationForm } from '../../../machines/declarationForm/declarationForm.ts'
import type { DeclarationFields } from './fields.ts'
import { newDeclarationId } from './newDeclarationId.ts'
import { showProblems } from './problems.ts'

type FormActor = ActorRefFrom<typeof declarationForm>
export type Intent = 'draft' | 'generate'

/** What passes the rules, under the declaration's id, or the one that a new declaration keeps from its first saving on. */
const checkedValues = (actor: FormActor, values: DeclarationInput, newId: string): DeclarationValues => ({
  ...v.parse(declarationSchema, values),
  declaration_id: actor.getSnapshot().context.declarationId ?? newId,
})

/**
 * The one form with its two submits (seed 000 §4 "Submit"). `submitAs` checks the fields and, when they pass, tells the
 * machine; generating also asks for the XML's own limits, which a draft may exceed (docs/decisions/0066). `lastIntent`
 * tells which of the two a failure belongs to.
 */
export const useSubmission = (actor: FormActor, fields: DeclarationFields) => {
  const intent = useRef<Intent>('draft')
  const [lastIntent, setLastIntent] = useState<Intent>('draft')
  const [newId] = useState(() => newDeclarationId())
  return {
    lastIntent,
    submitAs: (next: Intent): void => {
      intent.current = next
      setLastIntent(next)
      submit(fields)
    },
    onSubmit: (input: DeclarationInput): void => {
      const values = checkedValues(actor, input, newId)
      const ofDays = dayProblems(values, vietnamDay(new Date()))
      const problems = ofDays.length === 0 && intent.current === 'generate' ? xmlLimitProblems(values) : ofDays
      if (problems.length === 0)
        actor.send({ type: intent.current === 'draft' ? 'draft.submitted' : 'generate.submitted', values })
      else showProblems(fields, problems)
    },
  }
}
