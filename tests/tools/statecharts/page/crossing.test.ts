import { describe, expect, it } from 'vitest'
import { crossingOf } from '../../../../tools/statecharts/page/logic/crossing.ts'
import { doorFacts, pulled, pushedLocked, pushedOpen, pushedWide } from './door.ts'

describe('the paths that cross a chart', () => {
  const { byTransition, byState, unwalked } = crossingOf(doorFacts)

  it('are counted once each at the transitions that they take', () => {
    expect(byTransition.get(pushedOpen)).toEqual(['door-1', 'door-2'])
    expect(byTransition.get(pushedWide)).toEqual(['door-2'])
    expect(byTransition.get(pulled)).toEqual(['door-1'])
  })

  it('leave out the transitions that none takes', () => expect(unwalked).toEqual([pushedLocked]))

  it('cross the states in which they rest, and the states around these', () => {
    expect(byState.get('closed')).toEqual(['door-1', 'door-2'])
    expect(byState.get('open.wide')).toEqual(['door-2'])
    expect(byState.get('open')).toEqual(['door-1', 'door-2'])
  })
})
