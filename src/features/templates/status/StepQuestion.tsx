import { Trans, useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  readonly asks: 'use' | 'stop' | null
  readonly onConfirm: () => void
  readonly onDismiss: () => void
}

/** Asks before a step that cannot be taken back (seed 001 §4). */
export const StepQuestion = ({ asks, onConfirm, onDismiss }: Props) => {
  const { t } = useLingui()
  const isStop = asks === 'stop'
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={isStop ? t`Stop the template` : t`Take into use`}
      isOpen={asks !== null}
      onConfirm={onConfirm}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      title={isStop ? t`Stop this template for good?` : t`Take this template into use?`}
      tone={isStop ? 'danger' : 'default'}
    >
      {isStop ? (
        <Trans>
          A stopped template cannot be changed or used again, and its serial number is not given to another one. This
          cannot be taken back.
        </Trans>
      ) : (
        <Trans>
          From now on only its status and POS can be changed, and it can no longer be deleted. This cannot be taken
          back.
        </Trans>
      )}
    </ConfirmDialog>
  )
}
