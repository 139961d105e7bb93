import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { digitalSignaturesQuery } from '../../certificates/digitalSignatures.ts'
import type { ListPlace } from '../../api/queries/listPlace.ts'
import { useCodeNames } from '../../codeLists/useCodeNames.ts'
import { issuerName, type CertificateRecord } from '../../domain/certificate.ts'
import { ListProblem } from '../../failures/ListProblem.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useColumnLayout } from '../../records/columns/useColumnLayout.ts'
import { useCodeOptions } from '../../codeLists/useCodeOptions.ts'
import { RecordList } from '../../records/RecordList.tsx'
import { RecordTable } from '../../records/RecordTable.tsx'
import { RecordToolbar } from '../../records/RecordToolbar.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ColumnChooser } from '../../ui/table/ColumnChooser.tsx'
import { EmptySignatures } from './EmptySignatures.tsx'
import { certificateShape } from './listShape.ts'
import { firstLayout, useCertificateColumns } from './useCertificateColumns.tsx'

interface Props {
  readonly place: ListPlace
  readonly onPlaceChange: (change: Partial<ListPlace>) => void
}

const rowKey = (record: CertificateRecord): string => record.id
const rowLabel = (record: CertificateRecord): string => `${issuerName(record)} ${record.serial_no}`

/** The company's registered certificates, to look at (seed 001 §2.1); registering them is not part of this version. */
export const DigitalSignaturesPanel = ({ place, onPlaceChange }: Props) => {
  const { t } = useLingui()
  const locale = useLocale()
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...digitalSignaturesQuery(useApi(), place),
    placeholderData: keepPreviousData,
  })
  const columns = useCertificateColumns({
    formTypeName: useCodeNames('certificate-form-type', locale),
    statusName: useCodeNames('certificate-status', locale),
  })
  const { layout, changeLayout, resetLayout } = useColumnLayout('digital-signatures', firstLayout)
  const isMissing = data === undefined || isPlaceholderData
  const problem =
    isMissing && error !== null ? <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} /> : null
  return (
    <RecordList label={t`List of certificates`}>
      <RecordToolbar
        end={
          <ColumnChooser
            columns={columns}
            hidden={new Set(layout.hidden)}
            label={t`Columns`}
            onChange={(next) => changeLayout({ order: next.order, hidden: [...next.hidden] })}
            onReset={resetLayout}
            order={layout.order}
          />
        }
        filters={[
          { kind: 'choice', name: 'status', label: t`Status`, options: useCodeOptions('certificate-status') },
          { kind: 'choice', name: 'type', label: t`Certificate type`, options: useCodeOptions('certificate-type') },
        ]}
        label={t`Digital signatures`}
        onPlaceChange={onPlaceChange}
        place={place}
        searchLabel={t`Search certificates`}
      />
      <Banner tone="info">
        <Trans>
          Certificates can be looked at here. Registering, changing or stopping them is not part of this version yet.
        </Trans>
      </Banner>
      <RecordTable
        columns={columns}
        empty={<EmptySignatures onPlaceChange={onPlaceChange} place={place} />}
        isLoading={isFetching && isMissing}
        label={t`Digital signatures`}
        layout={layout}
        onPlaceChange={onPlaceChange}
        onWidthsChange={(widths) => changeLayout({ widths })}
        place={place}
        problem={problem}
        rowKey={rowKey}
        rowLabel={rowLabel}
        rows={data?.digital_signatures ?? []}
        shape={certificateShape}
        total={data?.pagination.total_elements ?? 0}
      />
    </RecordList>
  )
}
