import { createMachine, initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate'
import { transitionsOf, statesOf } from '../../../../walks/model/transitions.ts'

/** What an engine did for one event, in no order: `exited a.b`, `entered a.c`, `took door.a.b: pushed -> a.c`. */
export type Deeds = readonly string[]

const note = (deed: string) => ({ type: 'note', params: { deed } })

const idOf = (node: { readonly path: readonly string[] }) => node.path.join('.')

/**
 * A machine that only notes what it does: no code of its own runs, and a guard holds where the walk says so. XState keeps
 * both in definitions that it reads at each step.
 *
 * @param holds whether the guard of a transition holds, by the transition's name
 */
const noting = (machine: AnyStateMachine, holds: (name: string) => boolean): AnyStateMachine => {
  const copy: AnyStateMachine = createMachine({ ...machine.config, context: {} })
  for (const node of statesOf(copy)) {
    Reflect.set(node, 'entry', [note(`entered ${idOf(node)}`)])
    Reflect.set(node, 'exit', [note(`exited ${idOf(node)}`)])
    node.invoke.splice(0)
    Reflect.set(node, 'output', undefined)
  }
  for (const { name, definition } of transitionsOf(copy)) {
    Reflect.set(definition, 'actions', [note(`took ${name}`)])
    if (definition.guard !== undefined) Reflect.set(definition, 'guard', () => holds(name))
  }
  return copy
}

const deedsOf = (actions: readonly { readonly type: string; readonly params: unknown }[]): Deeds =>
  actions.flatMap(({ type, params }) =>
    type === 'note' && typeof params === 'object' && params !== null ? [String(Reflect.get(params, 'deed'))] : [],
  )

/** A machine under XState, event by event. */
export interface Run {
  readonly send: (event: string) => Deeds
  readonly isDone: () => boolean
}

/** @returns the run and what its start did */
export const runByXState = (machine: AnyStateMachine, holds: (name: string) => boolean): readonly [Run, Deeds] => {
  const copy = noting(machine, holds)
  const [first, deeds] = initialTransition(copy)
  let snapshot: AnyMachineSnapshot = first
  const run: Run = {
    send: (event) => {
      const [next, actions] = transition(copy, snapshot, { type: event })
      snapshot = next
      return deedsOf(actions)
    },
    isDone: () => snapshot.status === 'done',
  }
  return [run, deedsOf(deeds)]
}
