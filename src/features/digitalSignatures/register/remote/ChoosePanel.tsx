import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { commonNameOf } from '../../../../domain/certificate.ts'
import { shownDay } from '../../../../domain/dates.ts'
import { HsmCertificateTable } from '../../../../hsm/HsmCertificateTable.tsx'
import type { RemoteCertificate } from '../../../../machines/remoteRegistration/setup.ts'
import { StepPanel } from '../../../../signing/panel/StepPanel.tsx'
import type { DataColumn } from '../../../../ui/table/column.ts'

interface Props {
  readonly certificates: readonly RemoteCertificate[]
  readonly onChosen: (serialNumber: string) => void
  readonly onOtherUser: () => void
  readonly onCancel: () => void
}

const pageSizes = [10, 25, 50, 100] as const
const keyOf = ({ serialNumber }: RemoteCertificate): string => serialNumber
const labelOf = ({ issuer, serialNumber }: RemoteCertificate): string => `${commonNameOf(issuer)} ${serialNumber}`

const useColumns = (): DataColumn<RemoteCertificate>[] => {
  const { t } = useLingui()
  return useMemo(
    () => [
      {
        id: 'issuer',
        header: t`Issuer`,
        cell: ({ issuer }) => commonNameOf(issuer),
        width: 180,
        isRowHeader: true,
        comesFirstWhereNarrow: true,
        widthWhereNarrow: 210,
        detailWhereNarrow: ({ serialNumber }: RemoteCertificate) => serialNumber,
      },
      { id: 'serialNumber', header: t`Serial number`, cell: ({ serialNumber }) => serialNumber, width: 290 },
      { id: 'notBefore', header: t`Effective date`, cell: ({ notBefore }) => shownDay(notBefore), width: 108 },
      { id: 'notAfter', header: t`Expiry date`, cell: ({ notAfter }) => shownDay(notAfter), width: 108 },
    ],
    [t],
  )
}

/** One of the holder's certificates by its row's button or a double click. */
export const ChoosePanel = ({ certificates, onChosen, onOtherUser, onCancel }: Props) => {
  const { t } = useLingui()
  return (
    <StepPanel
      other={{ label: <Trans>Another user</Trans>, onPress: onOtherUser }}
      quiet={{ label: <Trans>Cancel</Trans>, onPress: onCancel }}
      title={t`Choose the certificate to register`}
      tone="info"
    >
      <HsmCertificateTable
        choice={{ by: 'button' }}
        columns={useColumns()}
        label={t`Your certificates at the provider`}
        onChosen={({ serialNumber }) => onChosen(serialNumber)}
        pageSizes={pageSizes}
        rowKey={keyOf}
        rowLabel={labelOf}
        rows={certificates}
      />
    </StepPanel>
  )
}
