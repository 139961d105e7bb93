import { StateMachine, type AnyStateMachine } from 'xstate'
import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'
import { statesOf } from '../../../tools/charts/arrows.ts'
import { briefly } from './look.ts'
import type { Press } from './walk.ts'

/** A button with all the user's events that it stands for, by the names of their stimuli. */
interface OfferedButton {
  readonly button: Locator
  readonly events: readonly string[]
}

export const isPress = (gesture: unknown): gesture is Press => typeof gesture === 'object' && gesture !== null

/** The buttons of a walk, each once: a button may stand for several events. */
const buttonsOf = (gestures: ReadonlyMap<string, unknown>): readonly OfferedButton[] => {
  const presses = [...gestures].flatMap(([event, gesture]) =>
    isPress(gesture) ? [{ event, button: gesture.button }] : [],
  )
  return [...Map.groupBy(presses, ({ button }) => button)].map(([button, own]) => ({
    button,
    events: own.map(({ event }) => event),
  }))
}

/** Dotted names of the states in which another flow is at work, whose buttons are then to be seen. */
const statesOfOthers = (machine: AnyStateMachine) => {
  const isFlow = (source: unknown) =>
    typeof source === 'string' && machine.implementations.actors[source] instanceof StateMachine
  return statesOf(machine)
    .filter(({ invoke }) => invoke.some(({ src }) => isFlow(src)))
    .map(({ path }) => path.join('.'))
}

/** Disabled, or behind a dialog that has to be answered first. */
const isClosed = (element: Element) =>
  element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert], [aria-hidden=true]') !== null

const openOnes = ({ button, events }: OfferedButton) =>
  button
    .elements()
    .filter((element) => !isClosed(element))
    .map(
      (element) =>
        `'${element.textContent || element.getAttribute('aria-label')}' can be pressed, but nothing takes ${events.join(' or ')}`,
    )

/**
 * A button is to be open only where its event can happen (docs/ARCHITECTURE.md).
 *
 * @param gestures by the names of their stimuli
 * @returns a look that rejects where a button is open although all its events are among the refused ones
 */
export const seesClosed = (machine: AnyStateMachine, gestures: ReadonlyMap<string, unknown>) => {
  const buttons = buttonsOf(gestures)
  const others = statesOfOthers(machine)
  return async (states: readonly string[], refused: ReadonlySet<string>) => {
    if (others.some((other) => states.some((state) => state === other || state.startsWith(`${other}.`)))) return
    const closed = buttons.filter(({ events }) => events.every((event) => refused.has(event)))
    const open = () => closed.flatMap(openOnes)
    const [first] = open()
    if (first === undefined) return
    try {
      await expect.poll(() => open().length, briefly).toEqual(0)
    } catch (cause) {
      throw new Error(open()[0] ?? first, { cause })
    }
  }
}
