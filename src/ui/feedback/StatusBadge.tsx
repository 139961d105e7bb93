import type { ReactNode } from 'react'
import { Tooltip } from '../overlay/Tooltip.tsx'
import type { Tone } from './tone.tsx'
import { ToneIcon } from './tone.tsx'
import './StatusBadge.css'

type StatusBadgeProps = {
  tone: Tone
  label: string
  /** More about it, read as part of its text. For eyes it shows on hover, and while the keyboard is at the table cell or list item around it. */
  tooltip?: string | undefined
  /** Another icon than the tone's own. */
  icon?: ReactNode
}

/** A status as colour, icon and word. It takes no focus and no press: both are those of the record around it. */
export function StatusBadge({ tone, label, tooltip, icon }: StatusBadgeProps) {
  const badge = (
    <span className="ui-badge" data-tone={tone}>
      {icon ?? <ToneIcon tone={tone} />}
      <span>{label}</span>
      {tooltip !== undefined && <span className="visually-hidden">({tooltip})</span>}
    </span>
  )
  if (tooltip === undefined) return badge
  return (
    <Tooltip showsWithRecord text={tooltip}>
      {badge}
    </Tooltip>
  )
}
