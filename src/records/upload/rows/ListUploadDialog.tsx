import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { UploadActor } from '../../../records/upload/actor.ts'
import { UploadDialog } from '../../../records/upload/UploadDialog.tsx'
import { UploadPanel } from '../../../records/upload/UploadPanel.tsx'
import { useSample } from '../../../records/upload/useSample.ts'
import { ChooseColumns } from './columns/ChooseColumns.tsx'
import { ReadNotes } from './columns/ReadNotes.tsx'
import { ConfirmedItems } from './ConfirmedItems.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { reasonText } from './reasons.ts'
import { sampleSheets } from './sample.ts'
import { uploadWords as words } from './uploadWords.ts'
import type { UploadWorkspace } from './workspace.ts'

interface Props {
  readonly actor: UploadActor
  readonly workspace: UploadWorkspace
}

/** The upload of items with its columns and rows. */
export const ItemUploadDialog = ({ actor, workspace }: Props) => {
  const { i18n } = useLingui()
  const { counts, mode } = useSelector(actor, ({ context }) => context)
  const sample = useSample('Tokhai_Items_SAMPLE.xlsx', () => sampleSheets(i18n))
  return (
    <UploadDialog actor={actor} confirming={<ConfirmedItems counts={counts} mode={mode} />} words={words}>
      {(snapshot) => (
        <UploadPanel
          actor={actor}
          columns={
            <ChooseColumns
              arrangement={workspace.file.arrangement}
              losesChanges={workspace.sheet().canUndo()}
              onChoose={(arrangement) => actor.send({ type: 'columns.chosen', arrangement })}
              sheets={workspace.file.sheets}
            />
          }
          preview={
            <PreviewPanel
              failure={snapshot.context.failure}
              mode={snapshot.context.mode}
              notes={<ReadNotes file={workspace.file} onChange={() => actor.send({ type: 'columns.wanted' })} />}
              onChange={(counts) => actor.send({ type: 'sheet.changed', counts })}
              onModeChange={(mode) => actor.send({ type: 'mode.chosen', mode })}
              sheet={workspace.sheet()}
            />
          }
          progress={workspace}
          reasonText={reasonText}
          refused={() => workspace.refused.rows}
          sample={sample}
          snapshot={snapshot}
          words={words}
        />
      )}
    </UploadDialog>
  )
}
