import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/provider.tsx'
import { failureOf } from '../../../api/failureError.ts'
import { certificateValuesOf } from '../../../domain/pitCertificate/content.ts'
import { certificateDifferences, comparedFields } from '../../../domain/pitCertificate/corrections.ts'
import { ListProblem } from '../../../failures/ListProblem.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { WatchEach } from '../../../ui/form/connect/Watch.tsx'
import { FormRow, FormSection } from '../../../ui/form/FormSection.tsx'
import { valuesIn, type CertificateFields } from '../form/fields.ts'
import { certificateDetailQuery } from '../form/queries.ts'
import { correctionsQuery } from '../queries/corrections.ts'
import { DifferenceTable } from './DifferenceTable.tsx'

interface Props {
  readonly fields: CertificateFields
  /** The certificate that is corrected. */
  readonly originalId: string
  /** The correction as it is saved; null of one that is not. */
  readonly correctionId: string | null
}

/** What the original said as it was corrected. */
const useBefore = ({ originalId, correctionId }: Omit<Props, 'fields'>) => {
  const api = useApi()
  const original = useQuery(certificateDetailQuery(api, originalId))
  const standing = useQuery(correctionsQuery(api, correctionId ?? originalId))
  const failed = [original, standing].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined)
    return {
      failure: failureOf(failed.error),
      retry: () => [original, standing].forEach((query) => void query.refetch()),
      before: null,
    }
  if (original.data === undefined || standing.data === undefined) return { failure: null, before: null }
  const { amounts, amounts_before: before } = standing.data
  return {
    failure: null,
    before: { ...certificateValuesOf(original.data), ...(correctionId === null ? amounts : before) },
  }
}

/** What a correction changes: before, after, and the difference of amounts. */
export const CorrectionDifference = ({ fields, ...of }: Props) => {
  const { t } = useLingui()
  const { failure, retry, before } = useBefore(of)
  return (
    <FormSection
      description={<Trans>Compared with the certificate that is corrected, and its earlier adjustments.</Trans>}
      level={2}
      title={t`What the correction changes`}
    >
      <FormRow>
        {failure !== null && <ListProblem failure={failure} onRetry={retry} />}
        {failure === null && before === null && <Skeleton lines={3} />}
        {before !== null && (
          <WatchEach names={[...comparedFields, 'inv_feature']} of={fields}>
            {() => <DifferenceTable differences={certificateDifferences(before, valuesIn(fields))} />}
          </WatchEach>
        )}
      </FormRow>
    </FormSection>
  )
}
