import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What happens, in a sentence or two. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** `danger` for what cannot be undone: red, and the focus starts on cancel. */
  tone?: 'default' | 'danger' | undefined
  isPending?: boolean | undefined
  disabledReason?: string | undefined
}

/** Asks before something happens. It stays open until `isOpen` is false, so that a pending confirmation can be shown. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  isPending = false,
  disabledReason,
}: ConfirmDialogProps) {
  const isDanger = tone === 'danger'
  return (
    <Dialog
      canLeave={() => !isPending}
      footer={
        <>
          <Button autoFocus={isDanger} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            autoFocus={!isDanger}
            disabledReason={disabledReason}
            isPending={isPending}
            onPress={onConfirm}
            variant={isDanger ? 'danger' : 'primary'}
          >
            {confirmLabel}
          </Button>
        </>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      role="alertdialog"
      size="small"
      title={title}
    >
      {children}
    </Dialog>
  )
}
