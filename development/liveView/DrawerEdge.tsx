import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react'

/** Percent of the window that the drawer takes. */
const range = { least: 25, most: 70, step: 5 } as const

const property = '--live-view-share'
const within = (share: number) => Math.min(Math.max(Math.round(share), range.least), range.most)

const keptShare = () => Number.parseInt(document.body.style.getPropertyValue(property), 10)

/** As in liveView.css: on a narrower window the drawer stands below the page. */
const below = window.matchMedia('(max-width: 899px)')
const onTurn = (listener: () => void) => {
  below.addEventListener('change', listener)
  return () => below.removeEventListener('change', listener)
}

/** Where the pointer is, as percent of the window from the edge at which the drawer stands. */
const shareAt = ({ clientX, clientY }: PointerEvent, isBelow: boolean) =>
  isBelow ? (1 - clientY / window.innerHeight) * 100 : (1 - clientX / window.innerWidth) * 100

/**
 * The edge of the drawer, by which it is made wider or narrower, on a narrow window higher or lower: by pointer, or by the arrow keys,
 * Home and End. The size holds until the page is loaded anew.
 */
export function DrawerEdge() {
  const { t } = useLingui()
  const isBelow = useSyncExternalStore(onTurn, () => below.matches)
  const [share, setShare] = useState(() => keptShare() || (isBelow ? 46 : 34))
  useEffect(() => document.body.style.setProperty(property, `${share}`), [share])
  const [larger, smaller] = isBelow ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const press = (event: KeyboardEvent) => {
    const next = { [larger]: share + range.step, [smaller]: share - range.step, Home: range.least, End: range.most }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    setShare(within(next))
  }
  const hold = (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId)
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setShare(within(shareAt(event, isBelow)))
  }
  return (
    <div
      aria-label={t`Size of the live view`}
      aria-orientation={isBelow ? 'horizontal' : 'vertical'}
      aria-valuemax={range.most}
      aria-valuemin={range.least}
      aria-valuenow={share}
      className="live-view-edge"
      onKeyDown={press}
      onPointerDown={hold}
      onPointerMove={drag}
      role="separator"
      tabIndex={0}
    />
  )
}
