import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { actorEnd } from './actorEnd.ts'
import type { Outcome } from './heldActor.ts'
import type { EventCases, OutcomeCases } from './machineTypes.ts'
import { statesOf } from './transitions.ts'

/** Something that can happen to a flow, with the event by which the chart hears of it. */
export type Stimulus = { readonly name: string; readonly event: AnyEventObject } & (
  | { readonly kind: 'gesture' }
  | { readonly kind: 'outcome'; readonly source: string; readonly outcome: Outcome<unknown> }
  | { readonly kind: 'delay'; readonly delay: string }
)

type Cases<Case> = Readonly<Record<string, Readonly<Record<string, Case>>>>

const gestures = (cases: Cases<AnyEventObject>): Stimulus[] =>
  Object.entries(cases).flatMap(([type, named]) =>
    Object.entries(named).map(([name, event]): Stimulus => ({ kind: 'gesture', name: `${type}: ${name}`, event })),
  )

/** Each invocation by its id: states that invoke the same actor under one id hear the same of it. */
const invocationsOf = (machine: AnyStateMachine) => {
  const sources = new Map<string, string>()
  for (const { id, src } of statesOf(machine).flatMap(({ invoke }) => invoke)) {
    if (typeof src !== 'string') throw new Error(`${machine.id} invokes '${id}' without naming its actor`)
    if ((sources.get(id) ?? src) !== src) throw new Error(`${machine.id} invokes two actors as '${id}'`)
    sources.set(id, src)
  }
  return [...sources]
}

const outcomesOf = (machine: AnyStateMachine, cases: Cases<Outcome<unknown>>): Stimulus[] =>
  invocationsOf(machine).flatMap(([id, source]) =>
    Object.entries(cases[source] ?? {}).map(([name, outcome]): Stimulus => ({
      kind: 'outcome',
      name: `${id}: ${name}`,
      source,
      outcome,
      event: actorEnd(id, outcome),
    })),
  )

const delaysOf = (machine: AnyStateMachine): Stimulus[] =>
  statesOf(machine).flatMap((node) =>
    node.after.map(({ delay, eventType }: { readonly delay: unknown; readonly eventType: string }): Stimulus => {
      if (typeof delay !== 'string') throw new Error(`${machine.id} waits without naming its delay`)
      return { kind: 'delay', name: `after ${delay}`, delay, event: { type: eventType } }
    }),
  )

/** Everything that can happen: the user's events, every end of every actor, every delay. */
export const stimuliOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: EventCases<Machine>,
  outcomes: OutcomeCases<Machine>,
): readonly Stimulus[] => [...gestures(events), ...outcomesOf(machine, outcomes), ...delaysOf(machine)]
