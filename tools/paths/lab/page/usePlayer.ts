import { useCallback, useEffect, useReducer, useRef } from 'react'
import * as v from 'valibot'
import { viewMessageSchema, type AskedOfView } from '../messages.ts'
import { atStart, canStep, isDone, playerAfter, type PlayerEvent } from './player.ts'

const ask: AskedOfView = { kind: 'step' }

/** What has the focus on the lab's own page; null where nothing has. */
const focused = () =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : null

/**
 * Plays a path in the frame: one step by `step`, or one after the other with a pause between them.
 *
 * @param steps how many the path has
 * @param pause milliseconds
 */
export const usePlayer = (steps: number, pause: number) => {
  const [player, become] = useReducer(playerAfter, atStart)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const keepFrame = useCallback((made: HTMLIFrameElement | null) => {
    frame.current = made
  }, [])
  const held = useRef(focused())
  const mayStep = canStep(player, steps)
  const isOver = isDone(player, steps)

  const happen = useCallback((event: PlayerEvent) => {
    held.current = focused() ?? held.current
    become(event)
  }, [])

  const step = useCallback(() => {
    happen({ type: 'step.asked' })
    frame.current?.contentWindow?.postMessage(ask, location.origin)
  }, [happen])

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return
      const message = v.safeParse(viewMessageSchema, data)
      if (message.success) become({ type: 'view.sent', message: message.output })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  // A step takes the focus into the view, and its button is closed meanwhile: the focus goes back to where it was.
  useEffect(() => {
    const { activeElement } = document
    if (
      player.isBusy ||
      held.current === frame.current ||
      (activeElement !== document.body && activeElement !== frame.current)
    )
      return
    frame.current?.blur()
    held.current?.focus()
  }, [player])

  useEffect(() => {
    if (!player.isPlaying || !mayStep) return undefined
    const timer = window.setTimeout(step, pause)
    return () => window.clearTimeout(timer)
  }, [player, mayStep, step, pause])

  useEffect(() => {
    if (isOver) become({ type: 'pause.pressed' })
  }, [isOver])

  return { player, keepFrame, mayStep, isOver, step, happen }
}
