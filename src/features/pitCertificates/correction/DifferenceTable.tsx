import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import type { CertificateDifference } from '../../../domain/pitCertificate/corrections.ts'
import { certificateAmounts } from '../../../domain/pitCertificate/fields.ts'
import { shownAmount } from '../../../domain/money.ts'
import { certificateLabelsOf } from '../form/labels.ts'
import './DifferenceTable.css'

type Field = CertificateDifference['field']

const isAmountField = (field: Field): boolean => certificateAmounts.some((each) => each === field)

const useShown = () => {
  const { t } = useTexts()
  return (field: Field, value: string): string => {
    if (value === '') return t({ message: 'empty', comment: 'Of a field that says nothing' })
    if (field === 'taxpayer_resident') return value === '1' ? t`Resident individual` : t`Non-resident individual`
    return isAmountField(field) ? shownAmount(value) : value
  }
}

const signed = (difference: string): string =>
  difference === '' || difference.startsWith('-') ? shownAmount(difference) : `+${shownAmount(difference)}`

/** Fields that say something else than before, as a table. */
export const DifferenceTable = ({ differences }: { readonly differences: readonly CertificateDifference[] }) => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const shown = useShown()
  const labels: Readonly<Record<string, string>> = certificateLabelsOf(i18n)
  if (differences.length === 0)
    return (
      <p>
        <Trans>It says the same as the certificate that is corrected: nothing is changed yet.</Trans>
      </p>
    )
  return (
    <div className="certificate-differences">
      <table aria-label={t`What the correction changes`}>
        <thead>
          <tr>
            <th scope="col">{t({ message: 'Field', comment: 'Of a form' })}</th>
            <th scope="col">{t({ message: 'Before', comment: 'What a field said before a correction' })}</th>
            <th scope="col">{t({ message: 'After', comment: 'What a field says after a correction' })}</th>
            <th scope="col">{t({ message: 'Difference', comment: 'Of an amount' })}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, before, after, difference }) => (
            <tr data-amount={isAmountField(field) || undefined} key={field}>
              <th scope="row">{labels[field] ?? field}</th>
              <td>{shown(field, before)}</td>
              <td>{shown(field, after)}</td>
              <td>{signed(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
