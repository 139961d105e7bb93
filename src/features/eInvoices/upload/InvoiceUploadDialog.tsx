import { useLingui } from '@lingui/react'
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { isDay } from '../../../domain/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import type { UploadActor } from '../../../records/upload/actor.ts'
import { UploadDialog } from '../../../records/upload/UploadDialog.tsx'
import { UploadPanel } from '../../../records/upload/UploadPanel.tsx'
import { useSample } from '../../../records/upload/useSample.ts'
import { cellMessage } from './cellTexts.ts'
import { DraftedPanel } from './DraftedPanel.tsx'
import { MissingColumns } from './MissingColumns.tsx'
import { SheetPreview } from './preview/SheetPreview.tsx'
import { sampleSheets } from './sample.ts'
import { uploadWords as words } from './uploadWords.ts'
import type { Drafted, InvoiceWorkspace } from './workspace.ts'

interface Props {
  readonly actor: UploadActor
  readonly workspace: InvoiceWorkspace
  readonly today: string
  readonly onIssue: (drafted: readonly Drafted[]) => void
  readonly onOpenSignatureSettings: () => void
}

/** What is still to be said of all invoices; undefined where nothing is. */
const useMissing = (workspace: InvoiceWorkspace, today: string): string | undefined => {
  const { t } = useMacro()
  const sheet = workspace.sheet()
  useSyncExternalStore(sheet.subscribe, sheet.version)
  const { day } = sheet.settings()
  return isDay(day) && day <= today ? undefined : t`Choose the date of the invoices, today or earlier`
}

/** The upload of invoices: their rows, what counts for all of them, and what becomes of the drafts. */
export const InvoiceUploadDialog = ({ actor, workspace, today, onIssue, onOpenSignatureSettings }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const locale = useLocale()
  const { failure } = useSelector(actor, ({ context }) => context)
  const vat = useSample('Tokhai_VAT_invoices_SAMPLE.xlsx', () => sampleSheets(i18n, locale, 'vat', today))
  const sales = useSample('Tokhai_sales_invoices_SAMPLE.xlsx', () => sampleSheets(i18n, locale, 'sales', today))
  const missing = useMissing(workspace, today)
  const going = workspace
    .sheet()
    .entries()
    .filter(({ isLeftOut: isOut }) => !isOut).length
  return (
    <UploadDialog actor={actor} confirming={<Confirmed count={going} />} missing={missing} words={words}>
      {(snapshot) => (
        <UploadPanel
          actor={actor}
          afterwards={
            <DraftedPanel
              drafted={workspace.outcome.drafted}
              onIssue={onIssue}
              onOpenSignatureSettings={onOpenSignatureSettings}
            />
          }
          columns={<MissingColumns missing={workspace.file.missing} />}
          otherSamples={[{ ...sales, label: t`Download the sample of sales invoices` }]}
          preview={
            <SheetPreview
              failure={failure}
              onChange={(next) => actor.send({ type: 'sheet.changed', counts: next })}
              sheet={workspace.sheet()}
              today={today}
            />
          }
          progress={workspace}
          reasonText={cellMessage}
          refused={() => workspace.outcome.refused}
          sample={vat}
          snapshot={snapshot}
          words={words}
        />
      )}
    </UploadDialog>
  )
}

const Confirmed = ({ count }: { readonly count: number }) => (
  <p>
    <Plural
      one="# invoice will be drafted; nothing is sent to the tax authority yet."
      other="# invoices will be drafted; nothing is sent to the tax authority yet."
      value={count}
    />{' '}
    <Trans>Those that the server refuses are named afterwards, and the others are kept.</Trans>
  </p>
)
