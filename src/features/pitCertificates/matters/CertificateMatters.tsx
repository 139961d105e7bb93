import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { ClockIcon, DocumentIcon, MoreIcon, PencilIcon, SendIcon, SyncIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { foundBy, IssuedTogether, type Issuing } from '../../../documents/issueAll/IssuedTogether.tsx'
import { useStatusCheck } from '../../../documents/statusCheck/useStatusCheck.ts'
import { checkCertificates } from '../kind/checkMany.ts'
import { certificatesNarrowed } from '../queries/certificates.ts'
import { CertificateHistory } from '../history/CertificateHistory.tsx'
import { certificateName } from '../kind/certificateName.ts'
import { correctionDialog, listParts, resendDialog } from '../parts.ts'
import { askStatuses } from './askStatuses.ts'
import { useMatterReasons, type Matter } from './useMatterReasons.ts'

/** All drafts that the list finds as it is narrowed, on this page of it or not. */
const draftsOf = ({ place }: ShownList<PitCertificateRow>): Issuing =>
  foundBy(checkCertificates({ ...certificatesNarrowed(place), of: 'list' }))

const newNoticeAbout = (ids: readonly string[]) => ({
  record: newRecord,
  parameters: { certificates: ids.join(',') },
})

/** What there is to do; drafts are issued together from the whole list alone. */
const useMatters = (isWholeList: boolean) => {
  const { t } = useLingui()
  const matters = [
    { id: 'issueAll', label: t`Issue all drafts in the list…`, icon: <SendIcon /> },
    { id: 'correct', label: t`Correct…`, icon: <PencilIcon /> },
    { id: 'notice', label: t`Report errors with a notice 04/SS-CTĐT…`, icon: <DocumentIcon /> },
    { id: 'history', label: t`History`, icon: <ClockIcon /> },
    { id: 'check', label: t`Check the status with the tax authority`, icon: <SyncIcon /> },
    { id: 'resend', label: t`Send the taxpayer the e-mail again`, icon: <SendIcon /> },
  ] as const
  return matters.filter(({ id }) => isWholeList || id !== 'issueAll')
}

interface Props {
  readonly list: ShownList<PitCertificateRow>
  /** Opens a certificate that was issued with others; without it, the list's drafts are not issued together. */
  readonly onOpen?: ((certificate: string) => void) | undefined
}

/** What else is done: all drafts that the list finds are issued; the selected ones are corrected, reported, looked at, asked about, mailed again. */
export const CertificateMatters = ({ list, onOpen }: Props) => {
  const { t } = useLingui()
  const { rows } = list.selection
  const [opened, setOpened] = useState<{ readonly matter: Matter; readonly row: PitCertificateRow } | null>(null)
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const { openPage } = useNavigation()
  const reasons = useMatterReasons(list)
  const checkStatus = useStatusCheck(askStatuses)
  const run = (matter: Matter): void => {
    const [row] = rows
    const ids = rows.map(({ sid }) => sid)
    if (matter === 'issueAll') setIssuing(draftsOf(list))
    else if (matter === 'notice') openPage('error-notices', newNoticeAbout(ids))
    else if (matter === 'check') void checkStatus(ids)
    else if (row !== undefined) setOpened({ matter, row })
  }
  const matters = useMatters(onOpen !== undefined)
  const screen = useCommands<HTMLSpanElement>(
    matters.map(({ id, ...command }) => ({
      ...command,
      id: `pit-certificates.${id}`,
      group: t`PIT certificates`,
      run: reasons[id] === undefined ? () => run(id) : undefined,
    })),
  )
  const close = (): void => setOpened(null)
  return (
    <span ref={screen}>
      <MenuButton
        icon={<MoreIcon />}
        isIconOnly
        items={matters.map((entry) => ({ ...entry, disabledReason: reasons[entry.id] }))}
        label={t`More actions`}
        onAction={(id) => matters.filter((entry) => entry.id === id).forEach((entry) => run(entry.id))}
        variant="quiet"
      />
      {opened !== null && <Opened {...opened} onClose={close} />}
      {issuing !== null && onOpen !== undefined && (
        <IssuedTogether
          part={listParts.bulk.sending}
          issuing={issuing}
          onEnd={() => setIssuing(null)}
          onOpen={onOpen}
        />
      )}
    </span>
  )
}

interface OpenedProps {
  readonly matter: Matter
  readonly row: PitCertificateRow
  readonly onClose: () => void
}

const Opened = ({ matter, row, onClose }: OpenedProps) => {
  if (matter === 'history') return <CertificateHistory onClose={onClose} row={row} />
  if (matter === 'correct')
    return (
      <LazyPart of={correctionDialog} onLeave={onClose}>
        {({ CorrectCertificate }) => <CorrectCertificate documentId={row.sid} onClose={onClose} />}
      </LazyPart>
    )
  return (
    <LazyPart of={resendDialog} onLeave={onClose}>
      {({ ResendDialog }) => (
        <ResendDialog documentId={row.sid} email={row.taxpayer_eml} name={certificateName(row)} onClose={onClose} />
      )}
    </LazyPart>
  )
}
