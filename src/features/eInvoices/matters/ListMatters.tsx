import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { InvoiceRow } from '../../../api/contract/invoices.ts'
import { newRecord, useNavigation } from '../../../area/navigation.ts'
import { foundBy, IssuedTogether, type Issuing } from '../../../documents/issueAll/IssuedTogether.tsx'
import { useIssueAllReason } from '../../../documents/issueAll/useIssueAllReason.ts'
import { useStatusCheck } from '../../../documents/statusCheck/useStatusCheck.ts'
import type { ShownList } from '../../../records/useRecordList.ts'
import { MenuButton } from '../../../ui/button/MenuButton.tsx'
import { useCommands } from '../../../ui/commands/useCommands.ts'
import { ClockIcon, DocumentIcon, MoreIcon, SendIcon, SyncIcon } from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { InvoiceHistory } from '../history/InvoiceHistory.tsx'
import { checkInvoices } from '../kind/checkMany.ts'
import { invoiceName } from '../kind/invoiceName.ts'
import { listParts, resendDialog } from '../parts.ts'
import { invoicesNarrowed } from '../queries/invoices.ts'
import { askStatuses } from './askStatuses.ts'
import { useMatterReasons, type Matter } from './useMatterReasons.ts'

const useMatters = () => {
  const { t } = useLingui()
  return [
    { id: 'issueAll', label: t`Issue all drafts in the list…`, icon: <SendIcon /> },
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

/** All drafts that the list finds as it is narrowed, on this page of it or not. */
const draftsOf = ({ place }: ShownList<InvoiceRow>): Issuing =>
  foundBy(checkInvoices({ ...invoicesNarrowed(place), of: 'list' }))

interface Props {
  readonly list: ShownList<InvoiceRow>
  /** Opens an invoice that was issued with others. */
  readonly onOpen: (invoice: string) => void
}

/** What else is done: all drafts that the list finds are issued; the selected ones are reported, looked at, asked about, mailed again. */
export const ListMatters = ({ list, onOpen }: Props) => {
  const { t } = useLingui()
  const { rows } = list.selection
  const [issuing, setIssuing] = useState<Issuing | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { openPage } = useNavigation()
  const reasons = { ...useMatterReasons(rows), issueAll: useIssueAllReason(list.place) }
  const checkStatus = useStatusCheck(askStatuses)
  const matters = useMatters()
  const run = (matter: Matter | 'issueAll'): void => {
    const [row] = rows
    const ids = rows.map(({ sid }) => sid)
    if (matter === 'issueAll') setIssuing(draftsOf(list))
    else if (matter === 'check') void checkStatus(ids)
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
      {issuing !== null && (
        <IssuedTogether
          issuing={issuing}
          onEnd={() => setIssuing(null)}
          onOpen={onOpen}
          part={listParts.bulk.sending}
        />
      )}
    </span>
  )
}
