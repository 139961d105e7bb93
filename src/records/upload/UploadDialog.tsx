import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { excelUpload } from '../../machines/excelUpload/excelUpload.ts'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { UploadFooter } from './UploadFooter.tsx'
import { WarnDialog } from './WarnDialog.tsx'
import type { UploadActor } from './actor.ts'
import type { UploadWords } from './uploadWords.ts'
import './upload.css'

type Snapshot = SnapshotFrom<typeof excelUpload>

interface Props {
  readonly actor: UploadActor
  readonly words: UploadWords
  readonly missing?: string | undefined
  /** What the warning before an upload says. */
  readonly confirming: ReactNode
  /** What stands in the dialog at each step. */
  readonly children: (snapshot: Snapshot) => ReactNode
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
export const UploadDialog = ({ actor, words, missing, confirming, children }: Props) => {
  const { i18n, t } = useLingui()
  const snapshot = useSelector(actor, (now) => now)
  const isOpen = snapshot.status === 'active'
  const asks = snapshot.matches('confirmingLeave') || snapshot.matches('confirmingAnother')
  const hasRows = withRows.some((state) => state === snapshot.value)
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <Dialog
        footer={<UploadFooter actor={actor} missing={missing} snapshot={snapshot} words={words} />}
        isBodyFocusable={isBusy}
        isOpen={isOpen}
        leaveReason={snapshot.can({ type: 'close.requested' }) ? undefined : t`Wait until this step is done`}
        onOpenChange={(next) => !next && actor.send({ type: 'close.requested' })}
        size={hasRows || snapshot.matches('choosingColumns') ? 'full' : 'medium'}
        title={i18n._(words.title)}
      >
        {isOpen && hasRows && <LeaveGuard />}
        {children(snapshot)}
      </Dialog>
      <WarnDialog actor={actor} snapshot={snapshot} title={i18n._(words.confirmTitle)}>
        {confirming}
      </WarnDialog>
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
