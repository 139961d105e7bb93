import type { ReactNode } from 'react'
import { useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import { useBodyFocus } from './useBodyFocus.ts'
import { useFocusReturn } from './useFocusReturn.ts'
import './Dialog.css'

export type DialogControl = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Whether Escape and a close button leave it. Without, only its own actions do. */
  isDismissable?: boolean | undefined
  /** Whether a press outside leaves it too. */
  dismissOnOutside?: boolean | undefined
  /** Asked before Escape, the close button or a press outside closes it: false keeps it open, and the caller says why. */
  canLeave?: (() => boolean) | undefined
  /** Why it cannot be left for the moment: its close button says so, and Escape does nothing. */
  leaveReason?: string | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  size?: 'small' | 'medium' | 'large' | 'panel' | 'full' | 'palette' | undefined
}

type DialogProps = DialogControl & {
  title: string
  description?: ReactNode
  /** Beside the title, such as a status. */
  headerActions?: ReactNode
  /** The actions; they stay in view while the body scrolls. */
  footer?: ReactNode
  /** Set while nothing in the body can take the focus: the body takes it, scrolls by keyboard, and gives it back. */
  isBodyFocusable?: boolean | undefined
  children: ReactNode
}

/**
 * A modal dialog with a title, a scrolling body and a footer that stays in view.
 *
 * Sizes: small 420 px, medium 600, large 920, panel 1440 by 720, full the window. Focus moves in and returns to where it was.
 */
export function Dialog({
  title,
  description,
  headerActions,
  footer,
  isBodyFocusable = false,
  children,
  ...control
}: DialogProps) {
  const texts = useTexts()
  const body = useRef<HTMLDivElement>(null)
  const noteFocus = useBodyFocus(body, isBodyFocusable)
  return (
    <DialogFrame {...control}>
      {(leave) => (
        <>
          <header className="ui-dialog-header">
            <div className="ui-dialog-heading">
              <Heading className="ui-dialog-title" level={2} slot="title">
                {title}
              </Heading>
              {description !== undefined && <p className="ui-dialog-description">{description}</p>}
            </div>
            {headerActions !== undefined && <div className="ui-dialog-header-actions">{headerActions}</div>}
            {control.isDismissable !== false && (
              <IconButton
                disabledReason={control.leaveReason}
                icon={<CloseIcon />}
                label={texts.close}
                onPress={leave}
                size="small"
              />
            )}
          </header>
          <div
            className="ui-dialog-body"
            onFocus={noteFocus}
            ref={body}
            {...(isBodyFocusable && { 'aria-label': title, role: 'group', tabIndex: 0 })}
          >
            {children}
          </div>
          {footer !== undefined && <footer className="ui-dialog-footer">{footer}</footer>}
        </>
      )}
    </DialogFrame>
  )
}

/** The modal surface itself, for dialogs with a layout of their own: `children` gets what its close button calls. */
export function DialogFrame({
  isOpen,
  onOpenChange,
  isDismissable = true,
  dismissOnOutside = false,
  canLeave,
  leaveReason,
  role = 'dialog',
  size = 'medium',
  children,
}: DialogControl & { children: (leave: () => void) => ReactNode }) {
  const leave = () => {
    if (leaveReason === undefined && (canLeave === undefined || canLeave())) onOpenChange(false)
  }
  return (
    <ModalOverlay
      className="ui-backdrop"
      data-size={size}
      isDismissable={isDismissable && dismissOnOutside}
      isKeyboardDismissDisabled={!isDismissable}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? onOpenChange(true) : leave())}
    >
      <Modal className="ui-modal" data-size={size}>
        <AriaDialog className="ui-dialog" role={role}>
          <FocusReturn />
          {children(leave)}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

function FocusReturn() {
  useFocusReturn()
  return null
}
