import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '../../../../api/failureError.ts'
import { useApi } from '../../../../api/provider.tsx'
import { digitalSignaturesQuery } from '../../../../certificates/digitalSignatures.ts'
import type { CertificateRecord } from '../../../../domain/certificate.ts'
import { useCodeNames } from '../../../../codeLists/useCodeNames.ts'
import { useLocale } from '../../../../i18n/locale.ts'
import { CertificatePickerDialog, pickerPageSize } from './CertificatePickerDialog.tsx'
import { NoCertificateDialog } from './NoCertificateDialog.tsx'

interface Props {
  readonly taken: readonly string[]
  readonly onChosen: (records: readonly CertificateRecord[]) => void
  readonly onClose: () => void
  readonly onOpenSettings: () => void
}

/** The picker over the company's registered certificates, or the notice that there is none. */
export const CertificatePicker = ({ taken, onChosen, onClose, onOpenSettings }: Props) => {
  const api = useApi()
  const [pageNumber, setPageNumber] = useState(0)
  const place = { page: pageNumber, size: pickerPageSize, search: '', sort: '', filters: {} }
  const { data, error, isFetching, refetch } = useQuery({
    ...digitalSignaturesQuery(api, place),
    placeholderData: keepPreviousData,
  })
  const page = data && { records: data.digital_signatures, total: data.pagination.total_elements }
  const statusName = useCodeNames('certificate-status', useLocale())
  if (page?.total === 0) return <NoCertificateDialog onClose={onClose} onOpenSettings={onOpenSettings} />
  return (
    <CertificatePickerDialog
      failure={error === null ? null : failureOf(error)}
      isLoading={isFetching}
      onChosen={onChosen}
      onClose={onClose}
      onPageChange={setPageNumber}
      onRetry={() => void refetch()}
      page={page}
      pageNumber={pageNumber}
      statusName={statusName}
      taken={taken}
    />
  )
}
