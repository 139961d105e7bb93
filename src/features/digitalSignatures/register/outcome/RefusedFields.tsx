import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { refusedFields, type Failure } from '../../../../domain/failure.ts'
import { fieldTexts } from '../../failureTexts.ts'

/** What the server found wrong in the certificate, a line each. */
export const RefusedFields = ({ failure }: { readonly failure: Failure }) => {
  const { i18n } = useLingui()
  const fields = refusedFields(failure)
  if (fields.length === 0) return null
  return (
    <ul className="step-list">
      {fields.map(({ field, message }) => {
        const text = fieldTexts[message]
        return (
          <li key={field}>
            {text === undefined ? <Trans>The server does not accept the field {field}</Trans> : i18n._(text)}
          </li>
        )
      })}
    </ul>
  )
}
