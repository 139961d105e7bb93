import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../../machines/excelUpload/excelUpload.ts'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import type { UploadActor } from './actor.ts'

interface Props {
  readonly actor: UploadActor
  readonly snapshot: SnapshotFrom<typeof excelUpload>
}

/** The warning that comes before an upload (seed 001 §2.8). */
export const WarnDialog = ({ actor, snapshot }: Props) => {
  const { t } = useLingui()
  const { counts, mode } = snapshot.context
  return (
    <ConfirmDialog
      cancelLabel={t`Back to the rows`}
      confirmLabel={t`Upload now`}
      isOpen={snapshot.matches('confirming')}
      onConfirm={() => actor.send({ type: 'upload.confirmed' })}
      onOpenChange={(next) => !next && actor.send({ type: 'upload.dismissed' })}
      title={t`Upload these items?`}
    >
      <p>
        <Plural
          one="# item will be added to your list."
          other="# items will be added to your list."
          value={counts.valid}
        />{' '}
        {mode === 'all' ? (
          <Trans>If the server refuses one of them, none is added.</Trans>
        ) : (
          <Trans>Those that the server refuses are left out.</Trans>
        )}
      </p>
    </ConfirmDialog>
  )
}
