import type { ReactNode } from 'react'
import { useId } from 'react'
import { ToggleButton as AriaToggleButton } from 'react-aria-components'
import { Tooltip } from '../overlay/Tooltip.tsx'
import './Button.css'

type ToggleButtonProps = {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  icon?: ReactNode
  size?: 'medium' | 'small' | undefined
  disabledReason?: string | undefined
}

/** A button that stays pressed: a filter or a view that is on or off. */
export function ToggleButton({
  children,
  isSelected,
  onChange,
  icon,
  size = 'medium',
  disabledReason,
}: ToggleButtonProps) {
  const tipId = useId()
  const isBlocked = disabledReason !== undefined
  return (
    <Tooltip id={tipId} showsOnPress={isBlocked} text={disabledReason}>
      <AriaToggleButton
        {...(isBlocked ? { 'aria-disabled': true, 'aria-describedby': tipId } : {})}
        className="ui-button"
        data-size={size}
        data-variant="secondary"
        isSelected={isSelected}
        onChange={(next) => !isBlocked && onChange(next)}
      >
        <span className="ui-button-face">
          {icon}
          <span>{children}</span>
        </span>
      </AriaToggleButton>
    </Tooltip>
  )
}
