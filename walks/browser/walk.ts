import type { ReactNode } from 'react'
import type { Locator } from 'vitest/browser'
import type { Actor, AnyStateMachine, InputFrom, InspectionEvent, SimulatedClock, StateValue } from 'xstate'
import { isFlow, type Flow } from '../model/flow.ts'
import type { Outcome } from '../model/heldActor.ts'
import type { EventCases, SourceOf, StateName } from '../model/machineTypes.ts'
import type { StateViewOf } from './stateView.ts'

/** A button that causes an event, and what is done before it is pressed. It must be closed wherever the event cannot happen. */
export interface Press {
  readonly button: Locator
  /** What the button is called, for people. */
  readonly name: string
  readonly before: (() => Promise<void>) | null
}

/** What the user does to cause an event; null where the view does not offer it. */
export type Gesture<Machine extends AnyStateMachine> = Press | ((actor: Actor<Machine>) => Promise<void> | void) | null

export interface Ending {
  settle(outcome: Outcome<unknown>): Promise<void> | void
}

/** One run of the flow behind its view. */
interface Begun<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>
  readonly value: () => StateValue
  /** The actors that the flow waits for, ended by the walk. */
  readonly actors: { readonly [Source in SourceOf<Machine>]: Ending }
  readonly view: ReactNode
}

/** How a flow is walked in its view: what the user does, what ends the actors, what is seen. */
export interface Walk<Machine extends AnyStateMachine, Events extends EventCases<Machine>> {
  readonly flow: Flow<Machine, Events>
  /** The flow's machine with actors that the walk ends. */
  readonly machine: Machine
  readonly gestures: { readonly [Type in keyof Events]: { readonly [Case in keyof Events[Type]]: Gesture<Machine> } }
  /** Makes the actor, which the walk starts. */
  readonly begin: (
    input: InputFrom<Machine>,
    options: { readonly clock: SimulatedClock; readonly inspect: (event: InspectionEvent) => void },
  ) => Begun<Machine>
  /** Every state with what the user sees in it: all its buttons, and the texts that carry facts. */
  readonly views: { readonly [State in StateName<Machine>]: StateViewOf<Machine> }
}

/** A walk whose gestures and views are complete by type. Each machine has one, exported as `walk` from walks/views/<machine>.tsx. */
export const defineWalk = <Machine extends AnyStateMachine, Events extends EventCases<Machine>>(
  walk: Walk<Machine, Events>,
): Walk<Machine, Events> => walk

export type AnyWalk = Walk<AnyStateMachine, EventCases<AnyStateMachine>>

/** Whether something that a file of walks/views exports is a walk. */
export const isWalk = (value: unknown): value is AnyWalk =>
  typeof value === 'object' && value !== null && 'flow' in value && isFlow(value.flow)
