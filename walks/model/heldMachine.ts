import { fromCallback, type AnyStateMachine } from 'xstate'
import { transitionIdsOf } from './takenTransitions.ts'

/** Work that ends only when the walk says so. */
const endless = fromCallback(() => {})

/** A machine whose actors do nothing. */
export interface HeldMachine {
  readonly machine: AnyStateMachine
  readonly transitionIds: ReadonlyMap<unknown, string>
}

const heldMachines = new WeakMap<AnyStateMachine, HeldMachine>()

export const hold = (machine: AnyStateMachine): HeldMachine => {
  const known = heldMachines.get(machine)
  if (known !== undefined) return known
  const endlessOnes = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, endless]))
  const copy = machine.provide({ actors: endlessOnes })
  const held = { machine: copy, transitionIds: transitionIdsOf(copy) }
  heldMachines.set(machine, held)
  return held
}
