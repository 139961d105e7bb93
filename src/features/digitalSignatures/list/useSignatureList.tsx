import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { EndDate } from '../../../certificates/EndDate.tsx'
import {
  certificateKey,
  certificateLabel,
  useCertificateColumns,
} from '../../../certificates/useCertificateColumns.tsx'
import { useTypeName } from '../../../certificates/useTypeName.ts'
import { useTypeOptions } from '../../../certificates/useTypeOptions.ts'
import { useCodeNames } from '../../../codeLists/useCodeNames.ts'
import { useCodeOptions } from '../../../codeLists/useCodeOptions.ts'
import { issuerName, type CertificateRecord } from '../../../domain/certificate.ts'
import type { CertificateType } from '../../../domain/certificateCodes.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { RecordListDescription } from '../../../records/useRecordList.ts'
import type { DataColumn } from '../../../ui/table/column.ts'

import { certificateShape } from './listShape.ts'

/** All columns fit the dialog: serial number, days and status whole, of the issuer as much as is left. */
const widths: Readonly<Record<string, number>> = {
  org_nm: 172,
  serial_no: 304,
  from_date: 100,
  to_date: 206,
  status: 160,
}

/** The type goes before the issuer, since a column of its own has no room; the last day has how near it is. */
const columnsOf = (
  columns: readonly DataColumn<CertificateRecord>[],
  typeName: (type: CertificateType) => string,
): DataColumn<CertificateRecord>[] => {
  const cells: Readonly<Record<string, DataColumn<CertificateRecord>['cell']>> = {
    org_nm: (record) => `${typeName(record.certificate_type)} · ${issuerName(record)}`,
    to_date: (record) => <EndDate record={record} />,
  }
  return columns
    .filter(({ id }) => id !== 'certificate_type')
    .map((column) => ({ ...column, width: widths[column.id] ?? column.width, cell: cells[column.id] ?? column.cell }))
}

/** The list of registered certificates (seed 001 §2.1), with the status beside the registration form. */
export const useSignatureList = (): RecordListDescription<CertificateRecord> => {
  const { t } = useLingui()
  const locale = useLocale()
  const formTypeName = useCodeNames('certificate-form-type', locale)
  const typeName = useTypeName()
  const columns = useCertificateColumns({ statusName: useCodeNames('certificate-status', locale), isOffered: false })
  const formType: DataColumn<CertificateRecord> = useMemo(
    () => ({
      id: 'form_tp',
      header: t({ message: 'Form type', comment: 'Whether a certificate is added, renewed or stopped' }),
      cell: (record) => formTypeName(record.form_tp),
      width: 128,
    }),
    [t, formTypeName],
  )
  return {
    id: 'digital-signatures',
    shape: certificateShape,
    columns: useMemo(() => [...columnsOf(columns, typeName), formType], [columns, typeName, formType]),
    firstLayout: {
      order: ['org_nm', 'serial_no', 'from_date', 'to_date', 'form_tp', 'status'],
      hidden: [],
      widths: {},
    },
    filters: [
      { kind: 'choice', name: 'status', label: t`Status`, options: useCodeOptions('certificate-status') },
      { kind: 'choice', name: 'type', label: t`Certificate type`, options: useTypeOptions() },
    ],
    rowKey: certificateKey,
    rowLabel: certificateLabel,
    texts: {
      list: t`List of certificates`,
      table: t`Digital signatures`,
      search: t`Search certificates`,
      searchHint: <Trans>Issuers and serial numbers are searched. Try a shorter text.</Trans>,
    },
  }
}
