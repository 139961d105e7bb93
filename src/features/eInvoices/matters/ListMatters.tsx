import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { useStatusCheck } from '../../../documents/statusCheck/useStatusCheck.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { ClockIcon, DocumentIcon, MoreIcon, SendIcon, SyncIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { InvoiceHistory } from '../history/InvoiceHistory.tsx'
import { invoiceName } from '../kind/invoiceName.ts'
import { resendDialog } from '../parts.ts'
import { askStatuses } from './askStatuses.ts'
import { useMatterReasons, type Matter } from './useMatterReasons.ts'

const useMatters = () => {
  const { t } = useLingui()
  return [
    { id: 'notice', label: t`Report errors with a notice 04/SS-HĐĐT…`, icon: <DocumentIcon /> },
    { id: 'history', label: t`History`, icon: <ClockIcon /> },
    { id: 'check', label: t`Check the status with the tax authority`, icon: <SyncIcon /> },
    { id: 'resend', label: t`Send the buyer the e-mail again`, icon: <SendIcon /> },
  ] as const
}

interface Opened {
  readonly matter: Matter
  readonly row: InvoiceRow
}

const Opening = ({ of: { matter, row }, onClose }: { readonly of: Opened; readonly onClose: () => void }) => {
  if (matter === 'history') return <InvoiceHistory onClose={onClose} row={row} />
  return (
    <LazyPart of={resendDialog} onLeave={onClose}>
      {({ ResendDialog }) => (
        <ResendDialog documentId={row.sid} email={row.email} name={invoiceName(row)} onClose={onClose} />
      )}
    </LazyPart>
  )
}

/** What else is done with the selected invoices: they are reported, looked at, asked about, mailed again. */
export const ListMatters = ({ rows }: { readonly rows: readonly InvoiceRow[] }) => {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened | null>(null)
  const { openPage } = useNavigation()
  const reasons = useMatterReasons(rows)
  const checkStatus = useStatusCheck(askStatuses)
  const matters = useMatters()
  const run = (matter: Matter): void => {
    const [row] = rows
    const ids = rows.map(({ sid }) => sid)
    if (matter === 'check') void checkStatus(ids)
    else if (matter === 'notice')
      openPage('invoice-error-notices', { record: newRecord, parameters: { documents: ids.join(',') } })
    else if (row !== undefined) setOpened({ matter, row })
  }
  const screen = useCommands<HTMLSpanElement>(
    matters.map(({ id, ...command }) => ({
      ...command,
      id: `e-invoices.${id}`,
      group: t`E-invoices`,
      run: reasons[id] === undefined ? () => run(id) : undefined,
    })),
  )
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
      {opened !== null && <Opening of={opened} onClose={() => setOpened(null)} />}
    </span>
  )
}
