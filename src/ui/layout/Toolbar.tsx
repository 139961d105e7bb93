import type { ReactNode } from 'react'
import './Toolbar.css'

type ToolbarProps = {
  /** What the group is for, to screen readers. */
  label: string
  /** Searching and filtering. */
  start?: ReactNode
  /** Actions. */
  end?: ReactNode
}

/** The row over a list. Each control in it is a tab stop of its own, since it holds a search field. */
export function Toolbar({ label, start, end }: ToolbarProps) {
  return (
    <div aria-label={label} className="ui-toolbar" role="group">
      <div className="ui-toolbar-start">{start}</div>
      <div className="ui-toolbar-end">{end}</div>
    </div>
  )
}
