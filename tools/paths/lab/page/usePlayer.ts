import { useCallback, useEffect, useReducer, useRef } from 'react'
import * as v from 'valibot'
import { toldByViewSchema, type AskedOfView } from '../messages.ts'
import { atStart, canStep, isDone, playerAfter } from './player.ts'

const ask: AskedOfView = { kind: 'step' }

/**
 * Plays a path in the frame: one step by `step`, or one after the other with a pause between them.
 *
 * @param steps how many the path has
 * @param pause milliseconds
 */
export const usePlayer = (steps: number, pause: number) => {
  const [player, happen] = useReducer(playerAfter, atStart)
  const frame = useRef<HTMLIFrameElement | null>(null)
  const keepFrame = useCallback((made: HTMLIFrameElement | null) => {
    frame.current = made
  }, [])
  const mayStep = canStep(player, steps)
  const isOver = isDone(player, steps)

  const step = useCallback(() => {
    happen({ type: 'step.asked' })
    frame.current?.contentWindow?.postMessage(ask, location.origin)
  }, [])

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return
      const told = v.safeParse(toldByViewSchema, data)
      if (told.success) happen({ type: 'view.told', told: told.output })
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (!player.isPlaying || !mayStep) return undefined
    const timer = window.setTimeout(step, pause)
    return () => window.clearTimeout(timer)
  }, [player, mayStep, step, pause])

  useEffect(() => {
    if (isOver) happen({ type: 'pause.pressed' })
  }, [isOver])

  return { player, keepFrame, mayStep, isOver, step, happen }
}
