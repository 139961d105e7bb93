import type { ReactNode } from 'react'
import { InboxIcon } from '../icons/icons.tsx'
import './EmptyState.css'

type EmptyStateProps = {
  title: string
  /** What to do next. */
  children?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
}

/** Stands where there is nothing yet, and says what to do next. */
export function EmptyState({ title, children, icon, actions }: EmptyStateProps) {
  return (
    <div className="ui-empty">
      <span aria-hidden="true" className="ui-empty-icon">
        {icon ?? <InboxIcon size={24} />}
      </span>
      <p className="ui-empty-title">{title}</p>
      {children !== undefined && <div className="ui-empty-text">{children}</div>}
      {actions !== undefined && <div className="ui-empty-actions">{actions}</div>}
    </div>
  )
}
