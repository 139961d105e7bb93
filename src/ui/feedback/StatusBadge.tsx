import type { ReactNode } from 'react'
import { useId } from 'react'
import { Tooltip } from '../overlay/Tooltip.tsx'
import type { Tone } from './tone.tsx'
import { ToneIcon } from './tone.tsx'
import './StatusBadge.css'

type StatusBadgeProps = {
  tone: Tone
  label: string
  /** More about it, on hover and focus and as its description. */
  tooltip?: string | undefined
  /** Another icon than the tone's own. */
  icon?: ReactNode
  /** In a data table's cell: the cell has the focus, reads the tooltip as part of its text and shows it; a press is the row's. */
  isInCell?: boolean | undefined
}

/** A status as colour, icon and word. With a tooltip it can be focused, by itself or with the cell that it stands in. */
export function StatusBadge({ tone, label, tooltip, icon, isInCell = false }: StatusBadgeProps) {
  const tipId = useId()
  const content = (
    <>
      {icon ?? <ToneIcon tone={tone} />}
      <span>{label}</span>
    </>
  )
  if (tooltip === undefined) {
    return (
      <span className="ui-badge" data-tone={tone}>
        {content}
      </span>
    )
  }
  if (isInCell) {
    return (
      <Tooltip showsWithCell text={tooltip}>
        <span className="ui-badge" data-tone={tone}>
          {content}
          <span className="visually-hidden">({tooltip})</span>
        </span>
      </Tooltip>
    )
  }
  return (
    <Tooltip id={tipId} showsOnPress text={tooltip}>
      <span aria-describedby={tipId} className="ui-badge" data-tone={tone} role="note" tabIndex={0}>
        {content}
      </span>
    </Tooltip>
  )
}
