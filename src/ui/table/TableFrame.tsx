import type { ReactNode } from 'react'
import './DataTable.css'

/** The border around a data table and its footer; it takes the height that is left on the page. */
export function TableFrame({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  return (
    <div className="ui-table-frame">
      {children}
      {footer}
    </div>
  )
}
