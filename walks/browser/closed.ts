import { StateMachine, type AnyStateMachine } from 'xstate'
import type { Locator } from 'vitest/browser'
import { statesOf } from '../model/transitions.ts'
import { untilNone } from './patience.ts'
import { WalkError } from '../model/problem.ts'
import { isClosed, textOf } from './seenButtons.ts'
import type { Press } from './walk.ts'

/** A button with all the user's events that it stands for, by the names of their stimuli. */
interface OfferedButton {
  readonly button: Locator
  readonly events: readonly string[]
}

export const isPress = (gesture: unknown): gesture is Press => typeof gesture === 'object' && gesture !== null

/** The buttons of a walk, each once: a button may stand for several events. */
const buttonsOf = (gestures: ReadonlyMap<string, unknown>): readonly OfferedButton[] => {
  const presses = [...gestures].flatMap(([event, gesture]) => (isPress(gesture) ? [{ event, ...gesture }] : []))
  return [...Map.groupBy(presses, ({ name }) => name).values()].flatMap((own) =>
    own.slice(0, 1).map(({ button }) => ({ button, events: own.map(({ event }) => event) })),
  )
}

/** Dotted names of the states in which another flow is at work, whose buttons are then to be seen. */
const statesOfOthers = (machine: AnyStateMachine) => {
  const isFlow = (source: unknown) =>
    typeof source === 'string' && machine.implementations.actors[source] instanceof StateMachine
  return statesOf(machine)
    .filter(({ invoke }) => invoke.some(({ src }) => isFlow(src)))
    .map(({ path }) => path.join('.'))
}

const openOnes = ({ button }: OfferedButton) =>
  button
    .elements()
    .filter((element) => !isClosed(element))
    .map((element) => element.getAttribute('aria-label') ?? textOf(element))

/**
 * A button is to be open only where its event can happen (docs/ARCHITECTURE.md).
 *
 * @param gestures by the names of their stimuli
 * @returns an assertion that rejects where a button is open although all its events are among the refused ones
 */
export const seesClosed = (machine: AnyStateMachine, gestures: ReadonlyMap<string, unknown>) => {
  const buttons = buttonsOf(gestures)
  const others = statesOfOthers(machine)
  return async (states: readonly string[], refused: ReadonlySet<string>) => {
    if (others.some((other) => states.some((state) => state === other || state.startsWith(`${other}.`)))) return
    const closed = buttons.filter(({ events }) => events.every((event) => refused.has(event)))
    const [control] = await untilNone(() => closed.flatMap(openOnes))
    if (control !== undefined) throw new WalkError({ code: 'control.idle', states, control })
  }
}
