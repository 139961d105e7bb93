import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { issuerName, type CertificateRecord } from '../../domain/certificate.ts'
import { certificateStatuses } from '../../domain/certificate-codes.ts'
import { shownDay } from '../../domain/dates.ts'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import type { Tone } from '../../ui/feedback/tone.tsx'
import type { ColumnLayout } from '../../records/columns/columnLayout.ts'
import type { DataColumn } from '../../ui/table/column.ts'

const tones: Readonly<Record<CertificateRecord['status'], Tone>> = {
  [certificateStatuses.active]: 'green',
  [certificateStatuses.extended]: 'blue',
  [certificateStatuses.inactive]: 'grey',
  [certificateStatuses.stopped]: 'red',
}

interface Names {
  readonly formTypeName: (code: string) => string
  readonly statusName: (code: string) => string
}

/** How the columns come, before a user arranges them (seed 001 §2.1). */
export const firstLayout: ColumnLayout = {
  order: ['org_nm', 'serial_no', 'from_date', 'to_date', 'form_tp', 'status'],
  hidden: [],
  widths: {},
}

/** The columns of the certificate list (seed 001 §2.1), with the status beside the registration form. */
export const useCertificateColumns = ({ formTypeName, statusName }: Names): DataColumn<CertificateRecord>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'org_nm', header: t`Issuer`, cell: issuerName, width: 190, isSortable: true, isRowHeader: true },
      { id: 'serial_no', header: t`Serial number`, cell: (record) => record.serial_no, width: 290, isSortable: true },
      {
        id: 'from_date',
        header: t`From date`,
        cell: (record) => shownDay(record.from_date),
        width: 110,
        isSortable: true,
      },
      { id: 'to_date', header: t`To date`, cell: (record) => shownDay(record.to_date), width: 110, isSortable: true },
      {
        id: 'form_tp',
        header: t({ message: 'Form type', comment: 'Whether a certificate is added, renewed or stopped' }),
        cell: (record) => formTypeName(record.form_tp),
        width: 136,
      },
      {
        id: 'status',
        header: t`Status`,
        cell: (record) => <StatusBadge label={statusName(record.status)} tone={tones[record.status]} />,
        width: 158,
        isSortable: true,
      },
    ],
    [t, formTypeName, statusName],
  )
}
