import type { ReactNode, RefObject } from 'react'
import { Dialog, Heading, Popover } from 'react-aria-components'
import './Popover.css'

type PopoverPanelProps = {
  label: string
  title: string | undefined
  placement: 'bottom start' | 'bottom end'
  onClose: () => void
  trigger: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The open panel of a PopoverButton; a chunk of its own. */
export function PopoverPanel({ label, title, placement, onClose, trigger, children }: PopoverPanelProps) {
  return (
    <Popover
      className="ui-popover"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      triggerRef={trigger}
    >
      <Dialog {...(title === undefined ? { 'aria-label': label } : {})} className="ui-popover-panel">
        {title !== undefined && (
          <Heading className="ui-popover-title" level={2} slot="title">
            {title}
          </Heading>
        )}
        {children}
      </Dialog>
    </Popover>
  )
}
