import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '../../../tools/charts/chart.ts'
import { arrowLabel, linesIn } from '../../../tools/charts/drawing/labels.ts'
import { wordingOf } from '../../../tools/charts/words/wording.ts'

const doors = setup({
  guards: { isLocked: () => true },
  actions: { creak: () => {}, greet: () => {} },
  delays: { patience: 1500 },
})
const { states, arrows } = chartOf(
  doors.createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: {
        entry: 'creak',
        exit: 'greet',
        on: { 'door.pushed': [{ guard: 'isLocked' }, { target: 'open' }], 'door.kicked': 'open' },
      },
      open: { after: { patience: 'closed' } },
    },
  }),
)
const inFrench = wordingOf(
  (kind, text) => (text === 'otherwise' ? 'sinon' : kind === 'case' ? `<${text}>` : text),
  { events: {}, actors: {}, delays: {} },
  [],
)

describe('what a drawing writes', () => {
  it('at an arrow, the last of several branches too, which has no condition', () => {
    expect(arrows.map((arrow) => arrowLabel('names', arrow))).toEqual([
      'door.pushed [isLocked]',
      'door.pushed [else]',
      'door.kicked',
      'after(patience, 1500 ms)',
    ])
    expect(arrows.map((arrow) => arrowLabel(inFrench, arrow))).toEqual([
      'Door pushed [is locked]',
      'Door pushed [sinon]',
      'Door kicked',
      'Patience',
    ])
  })

  it('in a state, what it does on entry and on exit', () => {
    const closed = states.find(({ id }) => id === 'closed')
    if (closed === undefined) throw new Error('no state')
    expect(linesIn('names', closed)).toEqual(['entry / creak', 'exit / greet'])
    expect(linesIn(inFrench, closed)).toEqual(['<on entry> / creak', '<on exit> / greet'])
  })
})
