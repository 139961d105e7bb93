import type { AnyActorRef } from 'xstate'
import type { Outcome } from './heldActor.ts'

/** Ends a child machine as its parent hears of it, whatever the child itself is at. */
export const endChild = <Output>(parent: AnyActorRef, id: string, outcome: Outcome<Output>) => {
  parent.send(
    'throws' in outcome
      ? { type: `xstate.error.actor.${id}`, error: outcome.throws, actorId: id }
      : { type: `xstate.done.actor.${id}`, output: outcome.answers, actorId: id },
  )
}
