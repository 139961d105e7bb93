import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'

interface Props {
  /** How many declarations are let go. */
  readonly count: number
  readonly isSigned: boolean
  readonly onLetGo: () => void
  readonly onClose: () => void
}

/** Asks before an interrupted submission is let go, and says what that means for the declaration. */
export const LetGoDialog = ({ count, isSigned, onLetGo, onClose }: Props) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Keep it`}
      confirmLabel={t`Let it go`}
      isOpen
      onConfirm={onLetGo}
      onOpenChange={onClose}
      title={t`Let this submission go?`}
      tone="danger"
    >
      {isSigned
        ? t`The signed document is removed from this browser. If it had reached the server, the list shows the declaration as sent; otherwise it stays a draft and has to be signed again.`
        : count === 1
          ? t`The declaration stays a draft in the list and can be sent from there.`
          : t`Drafts that stay in the list and can be sent from there: ${count}`}
    </ConfirmDialog>
  )
}
