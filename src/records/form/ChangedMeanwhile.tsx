import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onReopen: () => void
  readonly onDismiss: () => void
}

/** Somebody else was faster: nothing is overwritten, and what was entered can still be copied. */
export const ChangedMeanwhile = ({ isOpen, onReopen, onDismiss }: Props) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Back to what I entered`}
      confirmLabel={t`Open it as it is now`}
      isOpen={isOpen}
      onConfirm={onReopen}
      onOpenChange={(open) => !open && onDismiss()}
      title={t`This record was changed after you opened it`}
    >
      <Trans>
        A colleague has saved it, or you have in another window; nothing was overwritten. Open it as it is now and enter
        your changes again, or go back first to copy what you entered.
      </Trans>
    </ConfirmDialog>
  )
}
