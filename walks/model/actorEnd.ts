import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { Outcome } from './heldActor.ts'

/** The event by which a flow hears that an actor has ended. @param id of the invocation in the chart */
export const actorEnd = (id: string, outcome: Outcome<unknown>): AnyEventObject =>
  'throws' in outcome
    ? { type: `xstate.error.actor.${id}`, error: outcome.throws, actorId: id }
    : { type: `xstate.done.actor.${id}`, output: outcome.answers, actorId: id }

/** Ends a child machine as its parent hears of it, whatever the child itself is at. */
export const endChild = (parent: AnyActorRef, id: string, outcome: Outcome<unknown>) =>
  parent.send(actorEnd(id, outcome))
