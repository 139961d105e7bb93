import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { issuerName, type CertificateRecord } from '../../../../domain/certificate.ts'
import { shownDay } from '../../../../domain/dates.ts'
import type { DataColumn } from '../../../../ui/table/column.ts'
import { CertificateStatus } from './CertificateStatus.tsx'

/** The columns of the certificates to choose from (seed 000 §2, 002 §2.8). */
export const usePickerColumns = (statusName: (code: string) => string): DataColumn<CertificateRecord>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'org_nm',
        header: t`Issuer`,
        cell: issuerName,
        width: 170,
        widthWhereNarrow: 260,
        detailWhereNarrow: (record) => record.serial_no,
        isRowHeader: true,
      },
      { id: 'serial_no', header: t`Serial number`, cell: (record) => record.serial_no, width: 300 },
      { id: 'from_date', header: t`From date`, cell: (record) => shownDay(record.from_date), width: 110 },
      { id: 'to_date', header: t`To date`, cell: (record) => shownDay(record.to_date), width: 110 },
      {
        id: 'status',
        header: t`Status`,
        cell: (record) => <CertificateStatus status={record.status} statusName={statusName} />,
        width: 160,
      },
    ],
    [t, statusName],
  )
}
