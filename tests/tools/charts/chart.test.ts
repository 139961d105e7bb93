import { fromPromise, setup } from 'xstate'
import { describe, expect, it } from 'vitest'
import { chartOf } from '../../../tools/charts/chart.ts'

const types: { events?: { type: 'kettle.filled' } | { type: 'kettle.emptied' } } = {}

const kettle = setup({
  types,
  actors: { heat: fromPromise(() => Promise.resolve()) },
  actions: { whistle: () => {}, note: (_, _params: { reason: string }) => {} },
  guards: { isFull: () => true },
  delays: { patience: 1000 },
}).createMachine({
  id: 'kettle',
  description: 'Boils water.',
  initial: 'cold',
  states: {
    cold: {
      meta: { seed: ['000-4-01'] },
      on: {
        'kettle.filled': [
          {
            guard: 'isFull',
            target: 'heating.slowly',
            actions: [{ type: 'note', params: { reason: 'thirst' } }],
            description: 'There is water',
          },
          { actions: 'whistle' },
        ],
      },
    },
    heating: {
      tags: 'busy',
      entry: 'whistle',
      initial: 'slowly',
      invoke: { id: 'heating', src: 'heat', onDone: 'cold', onError: { target: 'heating', reenter: true } },
      after: { patience: 'cold' },
      onDone: 'cold',
      states: { slowly: { always: 'fast' }, fast: { type: 'final' } },
    },
  },
})

const { states, transitions } = chartOf(kettle)
const state = (id: string) => states.find((one) => one.id === id)
const transition = (id: string) => transitions.find((one) => one.id === id)

describe('the chart of a machine', () => {
  it("has its states in the chart's order, each with its place", () => {
    expect(states.map(({ id, kind, parent, initial }) => ({ id, kind, parent, initial }))).toEqual([
      { id: '', kind: 'compound', parent: null, initial: 'cold' },
      { id: 'cold', kind: 'atomic', parent: '', initial: null },
      { id: 'heating', kind: 'compound', parent: '', initial: 'heating.slowly' },
      { id: 'heating.slowly', kind: 'atomic', parent: 'heating', initial: null },
      { id: 'heating.fast', kind: 'final', parent: 'heating', initial: null },
    ])
  })

  it('says what a state does and which rules it keeps', () => {
    expect(state('cold')).toMatchObject({ rules: ['000-4-01'], tags: [], invokes: [] })
    expect(state('heating')).toMatchObject({
      tags: ['busy'],
      entry: [{ name: 'whistle', params: null }],
      exit: [],
      invokes: [{ id: 'heating', actor: 'heat' }],
    })
    expect(state('')?.description).toBe('Boils water.')
  })

  it('distinguishes the branches of one event, the one that only acts too', () => {
    expect(transition('kettle.cold: kettle.filled 1 -> heating.slowly')).toMatchObject({
      source: 'cold',
      targets: ['heating.slowly'],
      trigger: { kind: 'event', event: 'kettle.filled' },
      branch: 0,
      branches: 2,
      guard: { name: 'isFull', params: null },
      actions: [{ name: 'note', params: { reason: 'thirst' } }],
      description: 'There is water',
    })
    expect(transition('kettle.cold: kettle.filled 2 -> stays')).toMatchObject({
      targets: [],
      guard: null,
      branch: 1,
      actions: [{ name: 'whistle' }],
    })
  })

  it('reads what sets a transition off', () => {
    expect(
      transitions
        .filter(({ source }) => source.startsWith('heating'))
        .map(({ trigger, reenters }) => ({ ...trigger, reenters })),
    ).toEqual([
      { kind: 'stateDone', reenters: false },
      { kind: 'done', invoke: 'heating', actor: 'heat', reenters: false },
      { kind: 'error', invoke: 'heating', actor: 'heat', reenters: true },
      { kind: 'after', delay: 'patience', lasts: 1000, reenters: false },
      { kind: 'always', reenters: false },
    ])
  })

  it('is refused where something has no name', () => {
    const nameless = setup({ types }).createMachine({ id: 'cup', on: { 'kettle.emptied': { actions: () => {} } } })
    expect(() => chartOf(nameless)).toThrow('cup: kettle.emptied -> stays has a guard or an action without a name')
  })
})
