import type { ReactNode } from 'react'
import './PlainTable.css'

type PlainTableProps = {
  label?: string | undefined
  /** Its head and its body. */
  children: ReactNode
}

/** A table of texts that is read as a whole: nothing in it is ordered or selected. */
export function PlainTable({ label, children }: PlainTableProps) {
  return (
    <table aria-label={label} className="ui-plain-table">
      {children}
    </table>
  )
}
