import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { UploadActor } from '../actor.ts'
import { UploadDialog } from '../UploadDialog.tsx'
import { UploadPanel } from '../UploadPanel.tsx'
import { useSample } from '../useSample.ts'
import { ChooseColumns } from './columns/ChooseColumns.tsx'
import { ReadNotes } from './columns/ReadNotes.tsx'
import { ConfirmedRows } from './ConfirmedRows.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import type { UploadWorkspace } from './workspace.ts'

interface Props<Field extends string> {
  readonly actor: UploadActor
  readonly workspace: UploadWorkspace<Field>
  readonly afterwards?: ReactNode
}

/** The upload of rows with their columns, looked at and corrected before they are sent. */
export const ListUploadDialog = <Field extends string>({ actor, workspace, afterwards }: Props<Field>) => {
  const { list, file } = workspace
  const { words } = list
  const { i18n } = useLingui()
  const { counts, mode } = useSelector(actor, ({ context }) => context)
  const sample = useSample(list.sample.fileName, () => list.sample.sheets(i18n))
  return (
    <UploadDialog
      actor={actor}
      confirming={<ConfirmedRows count={counts.valid} mode={mode} words={words} />}
      words={words}
    >
      {(snapshot) => (
        <UploadPanel
          actor={actor}
          afterwards={afterwards}
          columns={
            <ChooseColumns
              arrangement={file.arrangement}
              list={list}
              losesChanges={workspace.sheet().canUndo()}
              onChoose={(arrangement) => actor.send({ type: 'columns.chosen', arrangement })}
              sheets={file.sheets}
            />
          }
          preview={
            <PreviewPanel
              failure={snapshot.context.failure}
              list={list}
              mode={snapshot.context.mode}
              notes={<ReadNotes file={file} list={list} onChange={() => actor.send({ type: 'columns.wanted' })} />}
              onChange={(changed) => actor.send({ type: 'sheet.changed', counts: changed })}
              onModeChange={(chosen) => actor.send({ type: 'mode.chosen', mode: chosen })}
              sheet={workspace.sheet()}
            />
          }
          progress={workspace}
          reasonText={list.reasonText}
          refused={() => workspace.refused.rows}
          sample={sample}
          snapshot={snapshot}
          words={words}
        />
      )}
    </UploadDialog>
  )
}
