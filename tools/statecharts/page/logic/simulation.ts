import { runFlow } from '../../../../walks/model/runFlow.ts'
import type { Flow } from '../../../../walks/model/flow.ts'
import type { Stimulus } from '../../../../walks/model/stimuli.ts'
import { redacted } from './redacted.ts'

/** Where a simulated flow stands after what happened to it. */
export interface Standing {
  /** Ids of the innermost states. */
  readonly states: readonly string[]
  /** Ids of the transitions taken by the last thing that happened, or by the start. */
  readonly taken: readonly string[]
  /** What can happen next; nothing once the flow has ended. */
  readonly possible: readonly Stimulus[]
  readonly context: unknown
  readonly isDone: boolean
}

/**
 * What of a kept run can happen again: the events up to the first that the flow has not, or does not take there.
 *
 * @param events names of stimuli
 */
export const replayed = (
  flow: Flow,
  start: string,
  events: readonly string[],
): { readonly start: string; readonly happened: readonly Stimulus[]; readonly lost: readonly string[] } => {
  const [first = ''] = Object.keys(flow.starts)
  if (!(start in flow.starts)) return { start: first, happened: [], lost: events.length === 0 ? [start] : events }
  const run = runFlow(flow, start)
  const happened: Stimulus[] = []
  for (const event of events) {
    const next = flow.possibleAt(run.snapshot()).find(({ name }) => name === event)
    if (next === undefined) break
    run.cause(next)
    happened.push(next)
  }
  run.stop()
  return { start, happened, lost: events.slice(happened.length) }
}

/** Lets things happen to the real machine, one after the other, from one of its starts. */
export const simulate = (flow: Flow, start: string, happened: readonly Stimulus[]): Standing => {
  const run = runFlow(flow, start)
  const taken = happened.reduce((_, stimulus) => run.cause(stimulus), run.begun)
  const snapshot = run.snapshot()
  const standing = {
    states: run.states(),
    taken,
    possible: flow.possibleAt(snapshot),
    context: redacted(snapshot.context),
    isDone: snapshot.status !== 'active',
  }
  run.stop()
  return standing
}
