import { useLingui } from '@lingui/react/macro'
import type { FieldProblem } from '../../../domain/failure.ts'
import { useFieldMessages } from '../../../failures/useFieldMessages.ts'
import { useFiledKind } from '../../filedKind.ts'
import './FieldProblems.css'

/** The fields that were refused, by the names they have in the form, each with what is wrong with it. */
export const FieldProblems = ({ problems }: { readonly problems: readonly FieldProblem[] }) => {
  const { t, i18n } = useLingui()
  const labels = useFiledKind().fieldLabels(i18n)
  const messageOf = useFieldMessages()
  if (problems.length === 0) return null
  return (
    <ul aria-label={t`Fields to correct`} className="field-problems">
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <span className="field-problems-name">{labels[field] ?? field}</span>
          <span>{messageOf(message)}</span>
        </li>
      ))}
    </ul>
  )
}
