import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { kinds, type KindFacts } from '../../../src/machines/kinds.ts'
import { chartOf } from '../../../tools/charts/chart.ts'
import { kindsPageOf } from '../../../tools/statecharts/kindsPage.ts'
import { Flow } from '../../../walks/model/flow.ts'

interface Given {
  readonly kind: KindFacts
}

const types: { input?: Given; context?: Given; events?: { type: 'left' } } = {}

const machine = setup({
  types,
  guards: { holdsNumber: ({ context }) => context.kind.isNumbered, isLate: () => false },
}).createMachine({
  id: 'toySubmit',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      on: {
        left: [
          { guard: 'isLate', target: 'late' },
          { guard: 'holdsNumber', target: 'numberWaiting' },
          { target: 'cancelled' },
        ],
      },
    },
    late: { type: 'final' },
    numberWaiting: { type: 'final' },
    cancelled: { type: 'final' },
  },
})

const lamp = setup({}).createMachine({ id: 'lamp', initial: 'on', states: { on: {} } })

const descriptions = { events: {}, actors: {}, delays: {} }
const toy = new Flow({
  machine,
  starts: { begun: { kind: kinds.declaration } },
  events: { left: { left: { type: 'left' } } },
  outcomes: {},
  delays: {},
})
const lampFlow = new Flow({ machine: lamp, starts: { begun: {} }, events: {}, outcomes: {}, delays: {} })

it('says of each kind which ends it reaches and which guards never hold, and nothing of flows without a kind', () => {
  const page = kindsPageOf(
    [
      { id: 'lamp', chart: chartOf(lamp), descriptions, flow: lampFlow },
      { id: 'toySubmit', chart: chartOf(machine), descriptions, flow: toy },
    ],
    [kinds.declaration, kinds.invoice],
  )
  expect(page.split('\n').filter((line) => line.startsWith('##') || line.startsWith('| '))).toEqual([
    '| kind | numbered | sending is called |',
    '| declaration | no | register |',
    '| invoice | yes | issue |',
    '## toySubmit',
    '| kind | ends reached | ends not reached | guards that never hold |',
    '| declaration | `cancelled` | `late`, `numberWaiting` | `holdsNumber`, `isLate` |',
    '| invoice | `numberWaiting` | `late`, `cancelled` | `isLate` |',
  ])
})
