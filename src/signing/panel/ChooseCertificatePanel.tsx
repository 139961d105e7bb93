import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useTypeName } from '../../certificates/useTypeName.ts'
import { issuerName, type CertificateRecord } from '../../domain/certificate.ts'
import { certificateStatuses } from '../../domain/certificateCodes.ts'
import { shownDay } from '../../domain/dates.ts'
import { HsmCertificateTable } from '../../hsm/HsmCertificateTable.tsx'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import type { DataColumn } from '../../ui/table/column.ts'
import { StepPanel } from './StepPanel.tsx'

interface Props {
  readonly title: string
  /** What the table is called. */
  readonly label: string
  readonly certificates: readonly CertificateRecord[]
  readonly onChosen: (id: string) => void
  readonly onCancel: () => void
}

const keyOf = (record: CertificateRecord): string => record.id
const labelOf = (record: CertificateRecord): string => `${issuerName(record)} ${record.serial_no}`
const pageSizes = [10] as const

const useColumns = (): DataColumn<CertificateRecord>[] => {
  const { t } = useLingui()
  const typeName = useTypeName()
  return useMemo(
    () => [
      {
        id: 'org_nm',
        header: t`Issuer`,
        cell: issuerName,
        width: 132,
        isRowHeader: true,
        widthWhereNarrow: 230,
        detailWhereNarrow: (record: CertificateRecord) => `${record.serial_no} · ${typeName(record.certificate_type)}`,
      },
      {
        id: 'certificate_type',
        header: t({ message: 'Type', comment: 'Of a certificate: USB token, HSM, smart card or eSign' }),
        cell: (record) => typeName(record.certificate_type),
        width: 80,
      },
      { id: 'serial_no', header: t`Serial number`, cell: (record) => record.serial_no, width: 262 },
      { id: 'from_date', header: t`Effective date`, cell: (record) => shownDay(record.from_date), width: 104 },
      { id: 'to_date', header: t`Expiry date`, cell: (record) => shownDay(record.to_date), width: 104 },
      {
        id: 'status',
        header: t`Status`,
        cell: (record) =>
          record.status === certificateStatuses.extended ? (
            <StatusBadge label={t`Extended`} tone="blue" />
          ) : (
            <StatusBadge label={t`Active`} tone="green" />
          ),
        width: 118,
      },
    ],
    [t, typeName],
  )
}

/** One of the company's certificates by its radio button and Confirm, or by a double click (seed 002 §2.11). */
export const ChooseCertificatePanel = ({ title, label, certificates, onChosen, onCancel }: Props) => {
  const [chosen, setChosen] = useState(certificates.length === 1 ? (certificates[0]?.id ?? null) : null)
  const [isMissing, setMissing] = useState(false)
  const confirm = (): void => (chosen === null ? setMissing(true) : onChosen(chosen))
  return (
    <StepPanel
      main={{ label: <Trans>Confirm</Trans>, onPress: confirm }}
      quiet={{ label: <Trans>Stop signing</Trans>, onPress: onCancel }}
      title={title}
      tone="info"
    >
      {isMissing && chosen === null && (
        <p className="step-error" role="alert">
          <Trans>Choose a certificate first.</Trans>
        </p>
      )}
      <HsmCertificateTable
        choice={{ by: 'radio', chosen, onChange: setChosen }}
        columns={useColumns()}
        label={label}
        onChosen={(record) => onChosen(record.id)}
        pageSizes={pageSizes}
        rowKey={keyOf}
        rowLabel={labelOf}
        rows={certificates}
      />
    </StepPanel>
  )
}
