import { useLingui } from '@lingui/react/macro'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'

interface Ways {
  readonly name: string
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Asks before an invoice that was refused, and corrected since, is issued again. */
export const IssueCorrected = ({ name, onSend, onClose }: Ways) => {
  const { t } = useLingui()
  return (
    <ConfirmDialog
      cancelLabel={t`Cancel`}
      confirmLabel={t`Sign and issue`}
      isOpen
      onConfirm={onSend}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Issue the corrected e-invoice?`}
    >
      {t`The tax authority has refused ${name}. What you have corrected since is signed and sent under the same number.`}
    </ConfirmDialog>
  )
}
