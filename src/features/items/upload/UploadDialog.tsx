import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { LeaveGuard } from '../../../records/form/LeaveGuard.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { UploadFooter } from './UploadFooter.tsx'
import { UploadPanel } from './UploadPanel.tsx'
import { WarnDialog } from './WarnDialog.tsx'
import type { UploadWorkspace } from './workspace.ts'
import type { UploadActor } from './actor.ts'

export interface UploadProps {
  readonly actor: UploadActor
  readonly workspace: UploadWorkspace
}

const withRows = [
  'previewing',
  'confirming',
  'uploading',
  'asking',
  'notUploaded',
  'confirmingLeave',
  'confirmingAnother',
]

/** The dialog of an upload: one panel for each step, its actions, and the questions over it. */
export const UploadDialog = ({ actor, workspace }: UploadProps) => {
  const { t } = useLingui()
  const snapshot = useSelector(actor, (now) => now)
  const isOpen = snapshot.status === 'active'
  const asks = snapshot.matches('confirmingLeave') || snapshot.matches('confirmingAnother')
  const hasRows = withRows.some((state) => state === snapshot.value)
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <Dialog
        footer={<UploadFooter actor={actor} snapshot={snapshot} />}
        isBodyFocusable={isBusy}
        isOpen={isOpen}
        leaveReason={snapshot.can({ type: 'close.requested' }) ? undefined : t`Wait until this step is done`}
        onOpenChange={(next) => !next && actor.send({ type: 'close.requested' })}
        size={hasRows || snapshot.matches('choosingColumns') ? 'full' : 'medium'}
        title={t`Add items from Excel`}
      >
        {isOpen && hasRows && <LeaveGuard />}
        <UploadPanel actor={actor} snapshot={snapshot} workspace={workspace} />
      </Dialog>
      <WarnDialog actor={actor} snapshot={snapshot} />
      <ConfirmDialog
        cancelLabel={t`Keep the rows`}
        confirmLabel={t`Give up the rows`}
        isOpen={asks}
        onConfirm={() => actor.send({ type: 'leave.confirmed' })}
        onOpenChange={(next) => !next && actor.send({ type: 'leave.dismissed' })}
        title={t`Give up these rows?`}
        tone="danger"
      >
        <Trans>Nothing was uploaded. What you have corrected here will be lost.</Trans>
      </ConfirmDialog>
    </>
  )
}
