import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { shownDay } from '../../../../domain/dates.ts'
import type { HsmCertificate } from '../../../../domain/hsm.ts'
import { HsmCertificateTable } from '../../../../hsm/HsmCertificateTable.tsx'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import { StatusBadge } from '../../../../ui/feedback/StatusBadge.tsx'
import type { DataColumn } from '../../../../ui/table/column.ts'

interface Props {
  readonly certificates: readonly HsmCertificate[]
  readonly onChosen: (serialNumber: string) => void
  readonly onOtherAccount: () => void
  readonly onCancel: () => void
}

const pageSizes = [10, 25, 50, 100] as const
const keyOf = ({ serial }: HsmCertificate): string => serial
const labelOf = ({ org_nm, serial }: HsmCertificate): string => `${org_nm} ${serial}`

/** 1 active, 0 inactive, else unknown (seed 000 §3). */
const Status = ({ code }: { readonly code: string }) => {
  const { t } = useLingui()
  if (code === '1') return <StatusBadge label={t`Active`} tone="green" />
  return code === '0' ? (
    <StatusBadge label={t`Inactive`} tone="grey" />
  ) : (
    <StatusBadge label={t`Unknown`} tone="amber" />
  )
}

const useColumns = (): DataColumn<HsmCertificate>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      { id: 'ownerId', header: t`Owner`, cell: ({ ownerId }) => ownerId, width: 110 },
      {
        id: 'serial',
        header: t`Serial number`,
        cell: ({ serial }) => serial,
        width: 312,
        isRowHeader: true,
        comesFirstWhereNarrow: true,
        widthWhereNarrow: 240,
        detailWhereNarrow: ({ ownerId }: HsmCertificate) => ownerId,
      },
      { id: 'modifiedDate', header: t`Effective date`, cell: ({ modifiedDate }) => shownDay(modifiedDate), width: 108 },
      { id: 'expiredDate', header: t`Expiry date`, cell: ({ expiredDate }) => shownDay(expiredDate), width: 108 },
      { id: 'activeStatus', header: t`Status`, cell: ({ activeStatus }) => <Status code={activeStatus} />, width: 150 },
    ],
    [t],
  )
}

/** One of the account's certificates by its row's button or a double click (seed 000 §2, 001 §2.1). */
export const ChoosePanel = ({ certificates, onChosen, onOtherAccount, onCancel }: Props) => {
  const { t } = useLingui()
  return (
    <StepPanel
      other={{ label: <Trans>Another account</Trans>, onPress: onOtherAccount }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Choose the certificate to register`}
      tone="info"
    >
      <HsmCertificateTable
        choice={{ by: 'button' }}
        columns={useColumns()}
        label={t`Certificates of the account`}
        onChosen={({ serial }) => onChosen(serial)}
        pageSizes={pageSizes}
        rowKey={keyOf}
        rowLabel={labelOf}
        rows={certificates}
      />
    </StepPanel>
  )
}
