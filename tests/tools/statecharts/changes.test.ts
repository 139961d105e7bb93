import { describe, expect, it } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
import { chartOf } from '../../../tools/charts/chart.ts'
import { changesBetween, type Change } from '../../../tools/statecharts/diff/changes.ts'

const doors = setup({ guards: { isLocked: () => true, isJammed: () => true }, actions: { creak: () => {} }, delays: { patience: 1 } })

const before = doors.createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.pushed': [{ guard: 'isLocked', actions: 'creak' }, { target: 'open' }] } },
    open: { description: 'One can walk through.', after: { patience: 'closed' } },
  },
})

const told = (after: AnyStateMachine) => changesBetween(chartOf(before), chartOf(after))
const kindsOf = (changes: readonly Change[]) => changes.map(({ kind }) => kind)

describe('what changed in a chart', () => {
  it('is nothing where nothing did', () => {
    expect(told(before)).toEqual([])
  })

  it('is one line for a changed guard', () => {
    const changes = told(doors.createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { 'door.pushed': [{ guard: 'isJammed', actions: 'creak' }, { target: 'open' }] } },
        open: { description: 'One can walk through.', after: { patience: 'closed' } },
      },
    }))
    expect(changes).toEqual([expect.objectContaining({ kind: 'arrowChanged', parts: ['guard'] })])
  })

  it('tells a new target and lost actions', () => {
    const changes = told(doors.createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { 'door.pushed': [{ guard: 'isLocked' }, { target: 'open' }] } },
        open: { description: 'One can walk through.', after: { patience: 'open' } },
      },
    }))
    expect(changes).toEqual([
      expect.objectContaining({ kind: 'arrowChanged', parts: ['actions'] }),
      expect.objectContaining({ kind: 'arrowChanged', parts: ['targets'] }),
    ])
  })

  it('knows a state under its new name', () => {
    const changes = told(doors.createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { 'door.pushed': [{ guard: 'isLocked', actions: 'creak' }, { target: 'ajar' }] } },
        ajar: { description: 'One can walk through.', after: { patience: 'closed' } },
      },
    }))
    expect(changes).toEqual([{ kind: 'stateRenamed', from: 'open', state: 'ajar' }])
  })

  it('tells what came, what went and the other order of branches', () => {
    const changes = told(doors.createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { 'door.pushed': [{ target: 'open' }, { guard: 'isLocked', actions: 'creak' }] } },
        open: { description: 'One can walk through.', on: { 'door.pulled': 'gone' } },
        gone: {},
      },
    }))
    expect(kindsOf(changes).toSorted()).toEqual(['arrowAdded', 'arrowChanged', 'arrowChanged', 'arrowRemoved', 'stateAdded'])
    expect(changes.filter(({ kind }) => kind === 'arrowChanged')).toEqual([
      expect.objectContaining({ parts: ['branch'] }), expect.objectContaining({ parts: ['branch'] }),
    ])
  })
})
