import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { PressableProps } from '../button/Button.tsx'
import { PressableBase } from '../button/Button.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'

type PopoverButtonProps = Omit<PressableProps, 'onPress' | 'isPending'> & {
  /** The button's name, and the panel's when it has no `title`. */
  label: string
  icon?: ReactNode
  isIconOnly?: boolean | undefined
  title?: string | undefined
  /** Whether its panel is open when the button comes. */
  isOpenedAtOnce?: boolean | undefined
  placement?: 'bottom start' | 'bottom end' | undefined
  /** The panel, or a function of what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const popoverPanel = createPart(() => import('./PopoverPanel.tsx'))

/** A button that opens a small panel beside it. The panel's code is fetched when the pointer or the focus comes near it. */
export function PopoverButton({
  label,
  icon,
  isIconOnly = false,
  title,
  isOpenedAtOnce = false,
  placement = 'bottom start',
  children,
  ...rest
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isOpenedAtOnce)
  const close = () => setOpen(false)
  return (
    <>
      <PressableBase
        {...rest}
        expands={{ popup: 'dialog', isOpen, onIntent: popoverPanel.fetch }}
        isIconOnly={isIconOnly}
        label={isIconOnly ? label : undefined}
        onPress={() => setOpen(true)}
        ref={trigger}
        tip={isIconOnly && !isOpen ? label : undefined}
      >
        {icon}
        {!isIconOnly && <span>{label}</span>}
      </PressableBase>
      {isOpen && (
        <LazyPart of={popoverPanel} onLeave={close}>
          {({ PopoverPanel }) => (
            <PopoverPanel label={label} onClose={close} placement={placement} title={title} trigger={trigger}>
              {typeof children === 'function' ? children(close) : children}
            </PopoverPanel>
          )}
        </LazyPart>
      )}
    </>
  )
}
