import type { MouseEvent, ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'

const gap = 2

/** Below the cell, or above it where there is no room; not shown while the cell is scrolled out of sight. */
function placeAt(panel: HTMLElement, cell: Element) {
  const box = cell.getBoundingClientRect()
  const view = cell.closest('.ui-table-scroller')?.getBoundingClientRect() ?? box
  panel.style.minWidth = `${Math.round(box.width)}px`
  const { width, height } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isAbove = box.bottom + gap + height > clientHeight && box.top > height + gap
  panel.style.left = `${Math.round(Math.max(gap, Math.min(box.left, clientWidth - width - gap)))}px`
  panel.style.top = `${Math.round(isAbove ? box.top - gap - height : box.bottom + gap)}px`
  panel.style.visibility = box.bottom < view.top || box.top > view.bottom ? 'hidden' : 'visible'
}

const keepFocus = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** What belongs to the cell around it, in the top layer: neither the grid nor a dialog cuts it. A press in it leaves the focus in the cell. */
export function CellPopover({ children }: { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = panel.current
    const cell = shown?.closest('td')
    if (shown === null || cell === null || cell === undefined) return undefined
    if (!shown.matches(':popover-open')) shown.showPopover()
    const follow = () => placeAt(shown, cell)
    const following = new AbortController()
    document.addEventListener('scroll', follow, { capture: true, signal: following.signal })
    window.addEventListener('resize', follow, { signal: following.signal })
    follow()
    return () => following.abort()
  })
  return (
    <div className="ui-lines-popover" onMouseDown={keepFocus} popover="manual" ref={panel} role="presentation">
      {children}
    </div>
  )
}
