import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx'
import { useFiledKind } from '../filedKind.ts'

interface Props {
  /** How many documents are let go. */
  readonly count: number
  readonly isSigned: boolean
  readonly onLetGo: () => void
  readonly onClose: () => void
}

/** Asks before an interrupted submission is let go, and says what that means for the document. */
export const LetGoDialog = ({ count, isSigned, onLetGo, onClose }: Props) => {
  const { t, i18n } = useLingui()
  const { submit } = useFiledKind().words
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
        ? i18n._(submit.signedIsLost)
        : count === 1
          ? i18n._(submit.staysDraft)
          : t`Drafts that stay in the list and can be sent from there: ${count}`}
    </ConfirmDialog>
  )
}
