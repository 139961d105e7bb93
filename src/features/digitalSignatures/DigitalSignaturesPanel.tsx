import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultPageSize, pageSizes, searchMaxLength } from '../../api/contract/paging.ts'
import { failureOf } from '../../api/failureError.ts'
import { useApi } from '../../api/provider.tsx'
import { digitalSignaturesQuery, type CertificatePlace } from '../../api/queries/digitalSignatures.ts'
import { readSort, writeSort } from '../../api/queries/sorting.ts'
import { useCodeNames } from '../../api/useCodeNames.ts'
import { issuerName, type CertificateRecord } from '../../domain/certificate.ts'
import { ListProblem } from '../../i18n/failures/ListProblem.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { Toolbar } from '../../ui/layout/Toolbar.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { Pagination } from '../../ui/table/Pagination.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { EmptySignatures } from './EmptySignatures.tsx'
import { useCertificateColumns } from './useCertificateColumns.tsx'
import './digitalSignatures.css'

const rowKey = (record: CertificateRecord): string => record.id
const rowLabel = (record: CertificateRecord): string => `${issuerName(record)} ${record.serial_no}`
const firstPlace: CertificatePlace = { page: 0, size: defaultPageSize, search: '', sort: '' }

/** The company's registered certificates, to look at (seed 001 §2.1); registering them is not part of this version. */
export const DigitalSignaturesPanel = () => {
  const { t } = useLingui()
  const locale = useLocale()
  const [place, setPlace] = useState(firstPlace)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...digitalSignaturesQuery(useApi(), place),
    placeholderData: keepPreviousData,
  })
  const columns = useCertificateColumns({
    formTypeName: useCodeNames('certificate-form-type', locale),
    statusName: useCodeNames('certificate-status', locale),
  })
  const goTo = (change: Partial<CertificatePlace>): void => setPlace({ ...place, page: 0, ...change })
  const isMissing = data === undefined || isPlaceholderData
  const problem =
    isMissing && error !== null ? <ListProblem failure={failureOf(error)} onRetry={() => void refetch()} /> : undefined
  const total = data?.pagination.total_elements ?? 0
  return (
    <div className="digital-signatures">
      <Toolbar
        label={t`Digital signatures`}
        start={
          <SearchField
            label={t`Search certificates`}
            maxLength={searchMaxLength}
            onSearch={(search) => goTo({ search })}
            placeholder={t`Search, then Enter`}
            value={place.search}
          />
        }
      />
      <Banner tone="info">
        <Trans>
          Certificates can be looked at here. Registering, changing or stopping them is not part of this version yet.
        </Trans>
      </Banner>
      <div className="digital-signatures-table">
        <DataTable
          columns={columns}
          empty={<EmptySignatures onClearSearch={() => goTo({ search: '' })} search={place.search} />}
          error={problem}
          firstRowIndex={place.page * place.size}
          isLoading={isFetching && isMissing}
          label={t`Digital signatures`}
          onSortChange={(sort) => goTo({ sort: writeSort(sort) })}
          rowKey={rowKey}
          rowLabel={rowLabel}
          rows={data?.digital_signatures ?? []}
          skeletonRows={place.size}
          sort={readSort(place.sort)}
          totalRows={total}
        />
        <Pagination
          onPageChange={(page) => goTo({ page: page - 1 })}
          onPageSizeChange={(size) => goTo({ size })}
          page={place.page + 1}
          pageSize={place.size}
          pageSizes={pageSizes}
          total={total}
        />
      </div>
    </div>
  )
}
