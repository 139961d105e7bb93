import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { issuerName, type CertificateRecord } from '../domain/certificate.ts'
import { shownDay } from '../domain/dates.ts'
import type { DataColumn } from '../ui/table/column.ts'
import { CertificateStatus } from './CertificateStatus.tsx'
import { useTypeName } from './useTypeName.ts'

interface Choices {
  readonly statusName: (code: string) => string
  /** Whether the certificates are offered to be chosen; those of a list can be sorted instead. */
  readonly isOffered: boolean
}

export const certificateKey = (record: CertificateRecord): string => record.id
export const certificateLabel = (record: CertificateRecord): string => `${issuerName(record)} ${record.serial_no}`

/** What is shown of a registered certificate (seed 001 §2.1, 000 §2, 002 §2.8). */
export const useCertificateColumns = ({ statusName, isOffered }: Choices): DataColumn<CertificateRecord>[] => {
  const { t } = useLingui()
  const typeName = useTypeName()
  return useMemo(() => {
    const isSortable = !isOffered
    return [
      {
        id: 'org_nm',
        header: t`Issuer`,
        cell: issuerName,
        // All of them fit the dialog, the status whole.
        width: isOffered ? 130 : 190,
        isSortable,
        isRowHeader: true,
        // The dialog shows one column on a phone, the list scrolls to its others.
        ...(isOffered && {
          widthWhereNarrow: 260,
          detailWhereNarrow: (record: CertificateRecord) =>
            `${record.serial_no} · ${typeName(record.certificate_type)}`,
        }),
      },
      {
        id: 'certificate_type',
        header: t({ message: 'Type', comment: 'Of a certificate: USB token, HSM, smart card or eSign' }),
        cell: (record) => typeName(record.certificate_type),
        width: isOffered ? 106 : 110,
      },
      {
        id: 'serial_no',
        header: t`Serial number`,
        cell: (record) => record.serial_no,
        width: isOffered ? 226 : 254,
        isSortable,
      },
      { id: 'from_date', header: t`From date`, cell: (record) => shownDay(record.from_date), width: 100, isSortable },
      { id: 'to_date', header: t`To date`, cell: (record) => shownDay(record.to_date), width: 100, isSortable },
      {
        id: 'status',
        header: t`Status`,
        cell: (record) => <CertificateStatus isOffered={isOffered} status={record.status} statusName={statusName} />,
        width: isOffered ? 170 : 158,
        isSortable,
      },
    ]
  }, [t, statusName, typeName, isOffered])
}
