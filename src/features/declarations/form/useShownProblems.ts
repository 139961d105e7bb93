import { getValues } from '@modular-forms/react'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { formOfNumber } from '../../../domain/declaration/forms/forms.ts'
import { problemsOfMessage } from '../../../domain/declaration/reasonFields.ts'
import type { FieldProblem } from '../../../domain/failure.ts'
import type { documentForm } from '../../../machines/documentForm/documentForm.ts'
import type { DeclarationFields } from './fields.ts'
import { beginWithProblems, markConcerned } from './problems.ts'
import type { DeclarationRecord } from './record/declarationRecord.ts'

interface Known {
  readonly record: DeclarationRecord | null
  /** What has to be corrected before it can be sent. */
  readonly problems: readonly FieldProblem[]
}

/**
 * Shows what has to be corrected as the form opens. Once a declaration is corrected, the fields that the authority's reasons are about are
 * marked and the first has the focus, unless a correction was saved already.
 */
export const useShownProblems = (
  actor: ActorRefFrom<typeof documentForm>,
  fields: DeclarationFields,
  { record, problems }: Known,
): void => {
  const begin = useEffectEvent(() => beginWithProblems(fields, problems))
  useEffect(() => begin(), [])
  const isEditing = useSelector(actor, ({ context }) => context.mode === 'edit')
  const mark = useEffectEvent(() => {
    const form = record === null ? null : formOfNumber(record.decl_form_no)
    if (record === null || form === null || record.is_corrected) return
    const values: Readonly<Record<string, unknown>> = getValues(fields, { shouldActive: false, peek: true })
    const concerned = problemsOfMessage(form, record.noti_nm_tax, (field) => (values[field] ?? '') !== '')
    markConcerned(fields, concerned)
  })
  useEffect(() => {
    if (isEditing) mark()
  }, [isEditing])
}
