import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '../../../tools/charts/chart.ts'
import { transitionLabel, linesIn } from '../../../tools/charts/drawing/labels.ts'
import { chartTextsOf } from '../../../tools/charts/translation/chartTexts.ts'

const doors = setup({
  guards: { isLocked: () => true },
  actions: { creak: () => {}, greet: () => {} },
  delays: { patience: 1500 },
})
const { states, transitions } = chartOf(
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
const inFrench = chartTextsOf(
  (kind, text) => (text === 'otherwise' ? 'sinon' : kind === 'case' ? `<${text}>` : text),
  { events: {}, actors: {}, delays: {} },
  [],
)

describe('what a drawing writes', () => {
  it('at a transition, the last of several branches too, which has no condition', () => {
    expect(transitions.map((transition) => transitionLabel('names', transition))).toEqual([
      'door.pushed [isLocked]',
      'door.pushed [else]',
      'door.kicked',
      'after(patience, 1500 ms)',
    ])
    expect(transitions.map((transition) => transitionLabel(inFrench, transition))).toEqual([
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
