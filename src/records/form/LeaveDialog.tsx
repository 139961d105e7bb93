import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  /** What is about to be left: the form, its corrections, or nothing. */
  readonly asks: 'leave' | 'discard' | null
  readonly onConfirm: () => void
  readonly onDismiss: () => void
}

/** Asks before unsaved changes are lost. */
export const LeaveDialog = ({ asks, onConfirm, onDismiss }: Props) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Keep editing`}
      confirmLabel={asks === 'discard' ? t`Discard changes` : t`Leave without saving`}
      isOpen={asks !== null}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={asks === 'discard' ? t`Discard your corrections?` : t`Leave without saving?`}
      tone="danger"
    >
      <Trans>What you have changed since the form was opened or last saved will be lost.</Trans>
    </ConfirmDialog>
  )
}
