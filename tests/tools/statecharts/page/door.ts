import { setup } from 'xstate'
import { chartOf } from '../../../../tools/charts/chart.ts'
import type { FlowFacts } from '../../../../tools/statecharts/page/facts/facts.ts'

const doors = setup({ guards: { isLocked: () => false } })

/** A small chart: a transition that no path takes, a state within another, and a rule at a state and at a transition. */
export const door = chartOf(
  doors.createMachine({
    id: 'door',
    meta: { seed: ['000-1-01'] },
    initial: 'closed',
    states: {
      closed: {
        meta: { seed: ['000-4-01'] },
        on: {
          pushed: [
            { guard: 'isLocked', target: 'closed' },
            { target: 'open.ajar', meta: { seed: ['000-4-02'] } },
          ],
        },
      },
      open: { initial: 'ajar', states: { ajar: { on: { pushed: 'wide' } }, wide: {} }, on: { pulled: 'closed' } },
    },
  }),
)

const place = (id: string) => door.transitions.findIndex((transition) => transition.id === id)

export const pushedOpen = 'door.closed: pushed 2 -> open.ajar'
export const pushedLocked = 'door.closed: pushed 1 -> closed'
export const pushedWide = 'door.open.ajar: pushed -> open.wide'
export const pulled = 'door.open: pulled -> closed'

/** One path opens the door and shuts it, the other opens it wide. */
export const doorFacts: FlowFacts = {
  id: 'door',
  revision: 'a1',
  chart: door,
  descriptions: { events: {}, actors: {}, delays: {} },
  paths: [
    {
      id: 'door-1',
      start: 'a door',
      begun: [],
      first: ['closed'],
      steps: [
        { stimulus: 0, transitions: [place(pushedOpen)], states: ['open.ajar'] },
        { stimulus: 1, transitions: [place(pulled)], states: ['closed'] },
      ],
    },
    {
      id: 'door-2',
      start: 'a door',
      begun: [],
      first: ['closed'],
      steps: [
        { stimulus: 0, transitions: [place(pushedOpen)], states: ['open.ajar'] },
        { stimulus: 0, transitions: [place(pushedWide)], states: ['open.wide'] },
      ],
    },
  ],
  failures: [],
}
