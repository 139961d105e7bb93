import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'
import './Tooltip.css'

type TooltipProps = {
  /** What is shown; without it the children stand alone. */
  text: string | undefined
  /** The id of the tip, for the trigger's `aria-describedby`. */
  id?: string | undefined
  /** Also shows the tip when the trigger is pressed, which is the only way on a touch screen. */
  showsOnPress?: boolean
  /** Also shows the tip while the keyboard's focus is on or in the table cell or list item around it. A tap is the record's. */
  showsWithRecord?: boolean
  /** One element that can be hovered or focused. */
  children: ReactNode
}

const hoverDelay = 350
const leaveDelay = 120
const gap = 6

/**
 * A short text beside its trigger on hover and on keyboard focus. Escape, a scroll and a press anywhere close it; the pointer may rest on
 * it (WCAG 1.4.13).
 *
 * The tip is a native popover: it lies in the top layer, so no overflow or dialog cuts it.
 */
export function Tooltip({ text, id, showsOnPress = false, showsWithRecord = false, children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const schedule = (action: () => void, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    if (tip.current?.matches(':popover-open') === true) tip.current.hidePopover()
  }
  const show = () => {
    clearTimeout(timer.current)
    if (tip.current !== null) showTip(tip.current, hide)
  }

  const clicked = () => {
    if (showsOnPress) schedule(show, 0)
  }

  const follow = useEffectEvent((record: Element) => (hasKeyboardFocus(record) ? schedule(show, hoverDelay) : hide()))
  useEffect(() => {
    const record = showsWithRecord ? tip.current?.closest('td, th, li') : null
    if (record === null || record === undefined) return undefined
    const moves = new AbortController()
    for (const move of ['focusin', 'focusout'])
      record.addEventListener(move, () => follow(record), { signal: moves.signal })
    return () => moves.abort()
  }, [showsWithRecord])

  return (
    <span
      className="ui-tooltip-anchor"
      onBlur={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onClickCapture={clicked}
      onPointerDownCapture={hide}
      onPointerEnter={(event) => event.pointerType !== 'touch' && schedule(show, hoverDelay)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && schedule(hide, leaveDelay)}
    >
      {children}
      {text !== undefined && (
        <span className="ui-tooltip" id={id} popover="manual" ref={tip} role="tooltip">
          {text}
        </span>
      )}
    </span>
  )
}

const hasKeyboardFocus = (record: Element): boolean =>
  record.matches(':focus-visible') || record.querySelector(':focus-visible') !== null

function showTip(tip: HTMLElement, hide: () => void) {
  const trigger = tip.parentElement?.firstElementChild
  if (trigger === null || trigger === undefined || trigger === tip || tip.matches(':popover-open')) return
  tip.showPopover()
  placeTip(tip, trigger.getBoundingClientRect())
  const closing = new AbortController()
  const options = { capture: true, signal: closing.signal }
  const isOwn = ({ target }: Event) => target instanceof Node && tip.parentElement?.contains(target) === true
  document.addEventListener('scroll', hide, options)
  document.addEventListener('pointerdown', (event) => !isOwn(event) && hide(), options)
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options)
  tip.addEventListener('toggle', (event) => event.newState === 'closed' && closing.abort(), { signal: closing.signal })
}

function placeTip(tip: HTMLElement, trigger: DOMRect) {
  const { width, height } = tip.getBoundingClientRect()
  const fitsAbove = trigger.top >= height + 2 * gap
  const middle = trigger.left + trigger.width / 2 - width / 2
  const left = Math.max(gap, Math.min(middle, document.documentElement.clientWidth - width - gap))
  tip.style.left = `${Math.round(left)}px`
  tip.style.top = `${Math.round(fitsAbove ? trigger.top - height - gap : trigger.bottom + gap)}px`
}
