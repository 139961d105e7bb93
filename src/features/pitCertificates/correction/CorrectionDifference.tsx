import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { failureOf } from '../../../api/failureError.ts'
import { DifferenceSection, type ReadBefore } from '../../../documents/correction/DifferenceSection.tsx'
import { DifferenceTable, signed, type DifferenceRow } from '../../../documents/correction/DifferenceTable.tsx'
import { useShownText } from '../../../documents/correction/useShownText.ts'
import { certificateValuesOf, type CertificateValues } from '../../../domain/pitCertificate/content.ts'
import {
  certificateDifferences,
  comparedFields,
  type CertificateDifference,
} from '../../../domain/pitCertificate/corrections.ts'
import { certificateAmounts } from '../../../domain/pitCertificate/fields.ts'
import { shownAmount } from '../../../domain/money.ts'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { valuesIn, type CertificateFields } from '../form/fields.ts'
import { certificateLabelsOf } from '../form/labels.ts'
import { certificateDetailQuery } from '../form/queries.ts'
import { correctionsQuery } from '../queries/corrections.ts'

interface Props {
  readonly fields: CertificateFields
  /** The certificate that is corrected. */
  readonly originalId: string
  /** The correction as it is saved; null of one that is not. */
  readonly correctionId: string | null
}

/** What the original said as it was corrected. */
const useBefore = ({ originalId, correctionId }: Omit<Props, 'fields'>): ReadBefore<CertificateValues> => {
  const api = useApi()
  const original = useQuery(certificateDetailQuery(api, originalId))
  const standing = useQuery(correctionsQuery(api, correctionId ?? originalId))
  const retry = (): void => [original, standing].forEach((query) => void query.refetch())
  const failed = [original, standing].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) return { failure: failureOf(failed.error), retry, before: null }
  if (original.data === undefined || standing.data === undefined) return { failure: null, retry, before: null }
  const { amounts, amounts_before: before } = standing.data
  return {
    failure: null,
    retry,
    before: { ...certificateValuesOf(original.data), ...(correctionId === null ? amounts : before) },
  }
}

type Field = CertificateDifference['field']

const isAmountField = (field: Field): boolean => certificateAmounts.some((each) => each === field)

const useRows = () => {
  const { i18n } = useLingui()
  const { t } = useTexts()
  const shownText = useShownText()
  const labels: Readonly<Record<string, string>> = certificateLabelsOf(i18n)
  const shown = (field: Field, value: string): string => {
    if (field === 'taxpayer_resident' && value !== '')
      return value === '1' ? t`Resident individual` : t`Non-resident individual`
    return shownText(isAmountField(field) ? shownAmount(value) : value)
  }
  return ({ field, before, after, difference }: CertificateDifference): DifferenceRow => ({
    key: field,
    name: labels[field] ?? field,
    before: shown(field, before),
    after: shown(field, after),
    difference: signed(shownAmount(difference)),
    isAmount: isAmountField(field),
  })
}

/** What a correction changes: before, after, and the difference of amounts. */
export const CorrectionDifference = ({ fields, ...of }: Props) => {
  const rowOf = useRows()
  return (
    <DifferenceSection
      {...useBefore(of)}
      description={<Trans>Compared with the certificate that is corrected, and its earlier adjustments.</Trans>}
    >
      {(before) => (
        <WatchEach names={[...comparedFields, 'inv_feature']} of={fields}>
          {() => (
            <DifferenceTable
              groups={[{ key: 'fields', rows: certificateDifferences(before, valuesIn(fields)).map(rowOf) }]}
              none={<Trans>It says the same as the certificate that is corrected: nothing is changed yet.</Trans>}
            />
          )}
        </WatchEach>
      )}
    </DifferenceSection>
  )
}
