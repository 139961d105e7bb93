import { createActor, SimulatedClock, type AnyActorScope, type AnyMachineSnapshot } from 'xstate'
import type { Flow } from './flow.ts'
import { hold } from './heldMachine.ts'
import { statesOf } from './stateNames.ts'
import type { Stimulus } from './stimuli.ts'
import { noteTransitions } from './takenTransitions.ts'

/** Where a flow rests after a step. */
export interface Step {
  readonly snapshot: AnyMachineSnapshot
  /** Names of the innermost states. */
  readonly states: readonly string[]
  /** Ids of the transitions that led there, in order. */
  readonly transitions: readonly string[]
}

/**
 * What happens to a flow from any of its rests, without an actor for each step: a run (runFlow.ts) spends half of its time on starting, persisting and
 * stopping one. An error within the machine is thrown by the call that provoked it.
 */
export const stepByStep = ({ machine, starts }: Flow) => {
  const { machine: held, transitionIds } = hold(machine)
  const notes = noteTransitions(transitionIds)
  const self = createActor(held, {
    clock: new SimulatedClock(),
    inspect: notes.inspect,
    input: Object.values(starts)[0],
  })
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ exec, info, params }) => exec?.(info, params),
  }
  const stepOf = (take: () => AnyMachineSnapshot): Step => {
    notes.taken()
    try {
      const snapshot = take()
      if (snapshot.status === 'error') throw snapshot.error
      return { snapshot, states: statesOf(snapshot), transitions: notes.taken() }
    } catch (error) {
      throw new Error(`${machine.id} broke down`, { cause: error })
    }
  }
  return {
    begin: (start: string): Step => stepOf(() => held.getInitialSnapshot(scope, starts[start])),
    cause: (snapshot: AnyMachineSnapshot, { event }: Stimulus): Step =>
      stepOf(() => held.transition(snapshot, event, scope)),
  }
}
