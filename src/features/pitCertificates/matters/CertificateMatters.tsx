import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PitCertificateRow } from '../../../api/contract/pitCertificates.ts'
import { useCurrentUser } from '../../../api/provider.tsx'
import { hasPermission } from '../../../domain/session.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { ClockIcon, MoreIcon, PencilIcon, SendIcon, SyncIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { CertificateHistory } from '../history/CertificateHistory.tsx'
import { certificateName } from '../kind/certificateName.ts'
import { correctionDialog, resendDialog } from '../parts.ts'
import { useCorrectionReason } from './useCorrectionReason.ts'
import { useStatusCheck } from './useStatusCheck.ts'

type Matter = 'correct' | 'history' | 'check' | 'resend'

/** Certificates that one call asks about. */
const mostAsked = 100

/** Why something is closed for the selection; undefined where it is open. */
const useReasons = (rows: readonly PitCertificateRow[]): Readonly<Record<Matter, string | undefined>> => {
  const { t } = useLingui()
  const maySend = hasPermission(useCurrentUser(), 'pit-certificate.send')
  const correctionReason = useCorrectionReason()
  const [row, ...others] = rows
  const isOne = row !== undefined && others.length === 0
  const resend = (): string | undefined => {
    if (!maySend) return t`Your account may not issue PIT certificates`
    if (!isOne) return t`Select one PIT certificate`
    return row.etax_status === 'accepted' ? undefined : t`Only of an accepted PIT certificate`
  }
  const check = (): string | undefined => {
    if (rows.length === 0) return t`Select the PIT certificates to check`
    return rows.length > mostAsked ? t`At most ${mostAsked} PIT certificates can be checked at once` : undefined
  }
  const one = isOne ? undefined : t`Select one PIT certificate`
  return { correct: isOne ? correctionReason(row) : one, history: one, check: check(), resend: resend() }
}

/** What else is done with the selected certificates: their correction, their history, their status at the tax authority, the taxpayer's e-mail. */
export const CertificateMatters = ({ list }: { readonly list: ShownList<PitCertificateRow> }) => {
  const { t } = useLingui()
  const { rows } = list.selection
  const [opened, setOpened] = useState<{ readonly matter: Matter; readonly row: PitCertificateRow } | null>(null)
  const reasons = useReasons(rows)
  const checkStatus = useStatusCheck()
  const run = (matter: Matter): void => {
    const [row] = rows
    if (matter === 'check') void checkStatus(rows.map(({ sid }) => sid))
    else if (row !== undefined) setOpened({ matter, row })
  }
  const matters = [
    { id: 'correct', label: t`Correct…`, icon: <PencilIcon /> },
    { id: 'history', label: t`History`, icon: <ClockIcon /> },
    { id: 'check', label: t`Check the status with the tax authority`, icon: <SyncIcon /> },
    { id: 'resend', label: t`Send the taxpayer the e-mail again`, icon: <SendIcon /> },
  ] as const
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
        label={t`More with the selection`}
        onAction={(id) => matters.filter((entry) => entry.id === id).forEach((entry) => run(entry.id))}
        variant="quiet"
      />
      {opened !== null && <Opened {...opened} onClose={close} />}
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
