import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { reasonsIn } from '../../../domain/documents/timeline.ts'
import { reasonTable } from '../authorityReasons.ts'
import './matters.css'

/** Each reason of the authority: where in the invoice it is, what is wrong and what to do, and its own words. */
export const RefusalReasons = ({ message }: { readonly message: string }) => {
  const { i18n } = useLingui()
  const reasons = reasonsIn(message)
  if (reasons.length === 0) return <p lang="vi">{message}</p>
  return (
    <ul className="refusal-reasons">
      {reasons.map(({ code, text }) => {
        const known = reasonTable[code]
        return (
          <li key={code}>
            {known !== undefined && (
              <p>
                <strong>{i18n._(known.where)}</strong>: {i18n._(known.text)}
              </p>
            )}
            <p className="refusal-words">
              <Trans>
                The tax authority’s words ({code}): <q lang="vi">{text}</q>
              </Trans>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
