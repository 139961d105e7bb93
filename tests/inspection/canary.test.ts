import { fileURLToPath } from 'node:url'
import { createActor, SimulatedClock, type AnyEventObject, type AnyStateMachine, type InspectionEvent } from 'xstate'
import { describe, expect, it } from 'vitest'
import { textOfLog } from '../../development/liveView/logText.ts'
import { watchFlows, type FlowWatch } from '../../development/liveView/flowWatch.ts'
import { readFlows } from '../../tools/charts/flows.ts'
import type { Flow } from '../../walks/model/flow.ts'
import { hold } from '../../walks/model/heldMachine.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import { canaries, withCanary } from './canaries.ts'

const flows = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))

const start = (held: AnyStateMachine, input: unknown, inspect: (event: InspectionEvent) => void) => {
  const actor = createActor(held, { input, inspect, clock: new SimulatedClock() })
  // A secret where a chart expects one of its own codes may break it down, and that is watched as well.
  actor.subscribe({ error: () => {} })
  return actor.start()
}

const poisoned = ({ type, ...fields }: AnyEventObject, canary: string): AnyEventObject => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withCanary(value, canary)])),
  [canary]: canary,
  type,
})

/** Every step of every path, once for each state it is taken in, with the events that lead there. */
const stepsOf = (flow: Flow) => {
  const found = new Map<string, { input: unknown; before: readonly AnyEventObject[]; event: AnyEventObject }>()
  for (const { start: from, steps } of pathsOf(flow))
    for (const [place, { stimulus }] of steps.entries()) {
      const name = `${String(steps[place - 1]?.states)}: ${stimulus.name}`
      if (found.has(name)) continue
      found.set(name, {
        input: flow.starts[from],
        before: steps.slice(0, place).map((step) => step.stimulus.event),
        event: stimulus.event,
      })
    }
  return [...found.values()]
}

/** All that a person can see or copy of what has happened until now. */
const allShown = ({ view }: FlowWatch): string => {
  const { flows: seen, log } = view()
  return `${JSON.stringify({ seen, log })}\n${textOfLog(log)}`
}

describe.each(flows)('$id', ({ flow }) => {
  const steps = stepsOf(flow)
  const { machine: held } = hold(flow.machine)

  it.each(canaries)('shows nothing of %s in what it begins with', (canary) => {
    const watch = watchFlows(() => 0)
    for (const input of Object.values(flow.starts)) {
      start(held, withCanary(input, canary), watch.inspect).stop()
      expect(allShown(watch)).toContain(flow.machine.id)
      expect(allShown(watch)).not.toContain(canary)
      watch.clear()
    }
  })

  it.each(canaries)(
    'shows nothing of %s, whatever event or answer of an actor carries it, in every state',
    (canary) => {
      const watch = watchFlows(() => 0)
      for (const { input, before, event } of steps) {
        const actor = start(held, input, watch.inspect)
        for (const leading of before) actor.send(leading)
        actor.send(poisoned(event, canary))
        expect(allShown(watch)).toContain(flow.machine.id)
        expect(allShown(watch)).not.toContain(canary)
        watch.clear()
        actor.stop()
      }
    },
  )
})
