import type { KeyboardEvent, ReactNode, Ref } from 'react'
import './records.css'

interface Props {
  readonly label: string
  readonly ref?: Ref<HTMLDivElement> | undefined
  /** What Escape takes back before it leaves the list; nothing where there is nothing to take back. */
  readonly onEscape?: (() => void) | undefined
  readonly children: ReactNode
}

/** A list as one group for keyboard and screen readers: toolbar, notices, table. */
export const ListFrame = ({ label, ref, onEscape, children }: Props) => {
  const press = (event: KeyboardEvent): void => {
    // What lies over the list, such as a dialog of its own, answers its Escape itself.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (event.key !== 'Escape' || !isHere || onEscape === undefined || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onEscape()
  }
  return (
    <div aria-label={label} className="record-list" onKeyDown={press} ref={ref} role="group" tabIndex={-1}>
      {children}
    </div>
  )
}
