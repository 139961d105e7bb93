import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { Sealed } from '../../../machines/sealed.ts'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { ChooseColumns } from './columns/ChooseColumns.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { ReadNotes } from './columns/ReadNotes.tsx'
import { ResultsPanel } from './ResultsPanel.tsx'
import { problemText } from './unreadableTexts.ts'
import type { UploadProps } from './UploadDialog.tsx'
import type { UploadWorkspace } from './workspace.ts'
import './upload.css'

interface Props extends UploadProps {
  readonly snapshot: SnapshotFrom<typeof excelUpload>
}

/** What stands in the dialog at each step. */
export const UploadPanel = ({ actor, snapshot, workspace }: Props) => {
  const { t } = useLingui()
  const choose = (source: File | string): void => actor.send({ type: 'file.chosen', source: new Sealed(source) })
  const { value, context } = snapshot
  const problem = typeof value === 'string' ? problemText(value, context.unreadable) : null
  if (snapshot.matches('choosing') || problem !== null) return <ChooseFile onChoose={choose} problem={problem} />
  if (snapshot.matches('reading')) return <Progress label={t`Reading the file`} workspace={workspace} />
  if (snapshot.matches('uploading')) return <Progress label={t`Uploading the items`} workspace={workspace} />
  if (snapshot.matches('asking'))
    return <Progress label={t`Asking the server whether it has the items`} workspace={null} />
  if (snapshot.matches('choosingColumns'))
    return (
      <ChooseColumns
        arrangement={workspace.file.arrangement}
        losesChanges={workspace.sheet().canUndo()}
        onChoose={(arrangement) => actor.send({ type: 'columns.chosen', arrangement })}
        sheets={workspace.file.sheets}
      />
    )
  if (snapshot.matches('notUploaded') || snapshot.matches('outcomeUnknown'))
    return <OutcomePanel failure={context.failure} isKnown={snapshot.matches('notUploaded')} />
  if (snapshot.matches('results'))
    return (
      <ResultsPanel
        isGivingBack={snapshot.matches({ results: 'givingBack' })}
        isNotGivenBack={snapshot.matches({ results: 'notGivenBack' })}
        onGiveBack={() => actor.send({ type: 'return.requested' })}
        refused={workspace.refused.rows}
        summary={context.summary}
      />
    )
  return (
    <PreviewPanel
      failure={context.failure}
      mode={context.mode}
      notes={<ReadNotes file={workspace.file} onChange={() => actor.send({ type: 'columns.wanted' })} />}
      onChange={(counts) => actor.send({ type: 'sheet.changed', counts })}
      onModeChange={(mode) => actor.send({ type: 'mode.chosen', mode })}
      sheet={workspace.sheet()}
    />
  )
}

const nothing = { subscribe: () => () => {}, part: () => null }

const Progress = ({ label, workspace }: { readonly label: string; readonly workspace: UploadWorkspace | null }) => {
  const { subscribe, part } = workspace ?? nothing
  const now = useSyncExternalStore(subscribe, part)
  return (
    <div className="upload-progress" role="status">
      <ProgressBar label={label} value={now === null ? undefined : Math.round(now * 100)} />
    </div>
  )
}
