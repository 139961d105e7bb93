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
import {
  ClockIcon,
  DocumentIcon,
  DownloadIcon,
  MoreIcon,
  PencilIcon,
  PrinterIcon,
  SendIcon,
  SyncIcon,
} from '../../../ui/icons/icons.tsx'
import { LazyPart } from '../../../ui/part/LazyPart.tsx'
import { checkInvoices } from '../kind/checkMany.ts'
import { linesExport, listParts, togetherDialog } from '../parts.ts'
import { invoicesNarrowed } from '../queries/invoices.ts'
import { askStatuses } from './askStatuses.ts'
import { OpenedMatter } from './OpenedMatter.tsx'
import { useMatterReasons, type Matter, type RowMatter } from './useMatterReasons.ts'

const useMatters = () => {
  const { t } = useLingui()
  return [
    { id: 'issueAll', label: t`Issue all drafts in the list…`, icon: <SendIcon /> },
    { id: 'correct', label: t`Correct…`, icon: <PencilIcon /> },
    { id: 'correctTogether', label: t`Correct together…`, icon: <PencilIcon /> },
    { id: 'notice', label: t`Report errors with a notice 04/SS-HĐĐT…`, icon: <DocumentIcon /> },
    { id: 'history', label: t`History`, icon: <ClockIcon /> },
    { id: 'check', label: t`Check the status with the tax authority`, icon: <SyncIcon /> },
    { id: 'resend', label: t`Send the buyer the e-mail again`, icon: <SendIcon /> },
    { id: 'convert', label: t`Convert to paper`, icon: <PrinterIcon /> },
    { id: 'lines', label: t`Download the lines as Excel`, icon: <DownloadIcon /> },
  ] as const
}

/** All drafts that the list finds as it is narrowed, on this page of it or not. */
const draftsOf = ({ place }: ShownList<InvoiceRow>): Issuing =>
  foundBy(checkInvoices({ ...invoicesNarrowed(place), of: 'list' }))

/** What is open: a dialog of one invoice, of several, or of the whole list. */
type Opened =
  | { readonly matter: RowMatter; readonly row: InvoiceRow }
  | { readonly matter: 'correctTogether'; readonly ids: readonly string[] }
  | { readonly matter: 'lines' }
  | { readonly matter: 'issueAll'; readonly issuing: Issuing }

interface Props {
  readonly list: ShownList<InvoiceRow>
  /** Invoices that the list finds. */
  readonly total: number
  /** Opens an invoice that was issued with others. */
  readonly onOpen: (invoice: string) => void
}

const OpenedDialog = ({ opened, list, total, onOpen, onClose }: Props & { opened: Opened; onClose: () => void }) => {
  if (opened.matter === 'lines')
    return (
      <LazyPart of={linesExport} onLeave={onClose}>
        {({ LinesExport }) => <LinesExport onClose={onClose} place={list.place} total={total} />}
      </LazyPart>
    )
  if (opened.matter === 'issueAll')
    return <IssuedTogether issuing={opened.issuing} onEnd={onClose} onOpen={onOpen} part={listParts.bulk.sending} />
  if (opened.matter === 'correctTogether')
    return (
      <LazyPart of={togetherDialog} onLeave={onClose}>
        {({ CorrectTogether }) => <CorrectTogether ids={opened.ids} onClose={onClose} />}
      </LazyPart>
    )
  return <OpenedMatter {...opened} onClose={onClose} />
}

/** What else is done: with the selected invoices, with all drafts that the list finds, and with its lines. */
export const ListMatters = (props: Props) => {
  const { list } = props
  const { t } = useLingui()
  const { rows } = list.selection
  const [opened, setOpened] = useState<Opened | null>(null)
  const { openPage } = useNavigation()
  const reasons = { ...useMatterReasons(rows), issueAll: useIssueAllReason(list.place), lines: undefined }
  const checkStatus = useStatusCheck(askStatuses)
  const matters = useMatters()
  const run = (matter: Matter | 'issueAll' | 'lines'): void => {
    const [row] = rows
    const ids = rows.map(({ sid }) => sid)
    if (matter === 'issueAll') setOpened({ matter, issuing: draftsOf(list) })
    else if (matter === 'lines') setOpened({ matter })
    else if (matter === 'correctTogether') setOpened({ matter, ids })
    else if (matter === 'check') void checkStatus(ids)
    else if (matter === 'notice')
      openPage('invoice-error-notices', { record: newRecord, parameters: { invoices: ids.join(',') } })
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
      {opened !== null && <OpenedDialog {...props} onClose={() => setOpened(null)} opened={opened} />}
    </span>
  )
}
