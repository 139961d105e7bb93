import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../machines/excelUpload/excelUpload.ts'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import type { UploadActor } from './actor.ts'

interface Props {
  readonly actor: UploadActor
  readonly snapshot: SnapshotFrom<typeof excelUpload>
  readonly title: string
  readonly children: ReactNode
}

/** The warning that comes before an upload (seed 001 §2.8). */
export const WarnDialog = ({ actor, snapshot, title, children }: Props) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Back to the rows`}
      confirmLabel={t`Upload now`}
      isOpen={snapshot.matches('confirming')}
      onConfirm={() => actor.send({ type: 'upload.confirmed' })}
      onOpenChange={(next) => !next && actor.send({ type: 'upload.dismissed' })}
      title={title}
    >
      {children}
    </ConfirmDialog>
  )
}
