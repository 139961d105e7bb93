import type { ReactNode } from 'react'
import type { PressableProps } from './Button.tsx'
import { PressableBase } from './Button.tsx'

type IconButtonProps = PressableProps & {
  /** Its name for everybody: the accessible name and the tooltip. */
  label: string
  icon: ReactNode
}

/** A square button that shows only an icon. */
export function IconButton({ label, icon, variant = 'quiet', shortcut, ...rest }: IconButtonProps) {
  const tip = shortcut === undefined ? label : `${label} (${shortcut})`
  return (
    <PressableBase {...rest} isIconOnly label={label} shortcut={shortcut} tip={tip} variant={variant}>
      {icon}
    </PressableBase>
  )
}
