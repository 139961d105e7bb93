import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
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
import { PayrollPreview } from './preview/PayrollPreview.tsx'
import { sampleSheets } from './sample.ts'
import { uploadWords as words } from './uploadWords.ts'
import type { Drafted, PayrollWorkspace } from './workspace.ts'

interface Props {
  readonly actor: UploadActor
  readonly workspace: PayrollWorkspace
  readonly today: string
  readonly onIssue: (drafted: readonly Drafted[]) => void
  readonly onOpenSignatureSettings: () => void
}

/** What is still to be said of all certificates; undefined where nothing is. */
const useMissing = (workspace: PayrollWorkspace, today: string): string | undefined => {
  const { t } = useMacro()
  const sheet = workspace.sheet()
  useSyncExternalStore(sheet.subscribe, sheet.version)
  const { day, symbol, purpose } = sheet.settings()
  if (!isDay(day) || day > today) return t`Choose the date of the certificates, today or earlier`
  return purpose === 'issue' && symbol === '' ? t`Choose the symbol of the certificates` : undefined
}

/** The upload of a payroll: its rows, what is said of all of them, and what becomes of the drafts. */
export const PayrollDialog = ({ actor, workspace, today, onIssue, onOpenSignatureSettings }: Props) => {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { counts, failure } = useSelector(actor, ({ context }) => context)
  const sample = useSample('Tokhai_Payroll_SAMPLE.xlsx', () => sampleSheets(i18n, locale))
  const missing = useMissing(workspace, today)
  return (
    <UploadDialog actor={actor} confirming={<Confirmed count={counts.valid} />} missing={missing} words={words}>
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
          preview={
            <PayrollPreview
              failure={failure}
              onChange={(next) => actor.send({ type: 'sheet.changed', counts: next })}
              sheet={workspace.sheet()}
              today={today}
            />
          }
          progress={workspace}
          reasonText={cellMessage}
          refused={() => workspace.outcome.refused}
          sample={sample}
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
      one="# PIT certificate will be drafted; nothing is sent to the tax authority yet."
      other="# PIT certificates will be drafted; nothing is sent to the tax authority yet."
      value={count}
    />{' '}
    <Trans>If the server refuses one of them, none is drafted.</Trans>
  </p>
)
