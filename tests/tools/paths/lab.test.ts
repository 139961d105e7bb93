import { describe, expect, it } from 'vitest'
import { matches } from '../../../tools/paths/lab/gestures/matching.ts'
import {
  atStart,
  canStep,
  isDone,
  playerAfter,
  type Player,
  type PlayerEvent,
} from '../../../tools/paths/lab/page/player.ts'
import { afterPath, nextOf, noRound } from '../../../tools/paths/lab/page/round.ts'
import { matchingFlows } from '../../../tools/paths/lab/page/matchingFlows.ts'

const after = (...events: readonly PlayerEvent[]): Player => events.reduce(playerAfter, atStart)
const rested = (place: number): PlayerEvent => ({
  type: 'view.sent',
  message: { kind: 'rested', place, states: ['open'] },
})

describe('a name that a gesture looks for', () => {
  it('is part of the given one in any case, or all of it', () => {
    expect(['Save as draft', '  SAVE  as\ndraft now'].map(matches('save as draft', false))).toEqual([true, true])
    expect(['Save as draft', 'Save as draft now', 'save as draft'].map(matches('Save as draft', true))).toEqual([
      true,
      false,
      false,
    ])
    expect(['Log in', 'Log in again', 'Log in now'].map(matches(/^Log in( again)?$/, false))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the player of a path', () => {
  it('steps only where the view rests and the path goes on', () => {
    expect(canStep(atStart, 2)).toBe(false)
    expect(canStep(after(rested(0)), 2)).toBe(true)
    expect(canStep(after(rested(0), { type: 'step.asked' }), 2)).toBe(false)
    expect(canStep(after(rested(0), { type: 'step.asked' }, rested(1)), 1)).toBe(false)
    expect(isDone(after(rested(1)), 1)).toBe(true)
  })

  it('stands still at a failure until it begins anew', () => {
    const problem = { code: 'control.unusable', states: ['ringing'], control: 'Stop' } as const
    const failed = after(
      rested(0),
      { type: 'play.pressed' },
      { type: 'step.asked' },
      { type: 'view.sent', message: { kind: 'failed', place: 1, problem } },
    )
    expect(failed).toMatchObject({ isPlaying: false, failure: { place: 1, problem } })
    expect([canStep(failed, 2), isDone(failed, 0)]).toEqual([false, false])
    expect(playerAfter(failed, { type: 'start.pressed' })).toEqual({ ...atStart, view: 1 })
  })
})

describe('a round of the smoke paths', () => {
  const smoke = ['one', 'two']

  it('goes on after a path that failed, and is over with the last', () => {
    const first = afterPath({ ...noRound, isOn: true }, smoke, 'one', false)
    expect([first.isOn, nextOf(first, smoke)]).toEqual([true, 'two'])
    const last = afterPath(first, smoke, 'two', true)
    expect([last.isOn, nextOf(last, smoke), [...last.results.values()]]).toEqual([false, null, ['failed', 'passed']])
  })
})

describe('the search among paths', () => {
  const state = { id: 'signed', name: 'Signed', description: null }
  const path = {
    id: 'flow-1',
    machine: 'flow',
    start: 'an XML',
    begins: [],
    rules: [],
    steps: [
      {
        kind: 'gesture' as const,
        description: 'The user signs',
        states: [state],
        transitions: [],
        rules: ['000-4-07'],
      },
    ],
  }
  const found = (search: string) =>
    matchingFlows([{ machine: 'flow', name: 'Flow', paths: [path] }], search).flatMap(({ paths }) =>
      paths.map(({ id }) => id),
    )

  it('takes words of descriptions, states, rules and ids, in any order', () => {
    expect(['SIGNED user', '000-4-07', 'flow-1 xml', ''].map(found)).toEqual([
      ['flow-1'],
      ['flow-1'],
      ['flow-1'],
      ['flow-1'],
    ])
    expect(found('user declines')).toEqual([])
  })

  it('finds without diacritics, and letters that were typed in pieces', () => {
    const described = {
      ...path,
      steps: [
        { kind: 'gesture' as const, description: 'Người dùng đã ký', states: [state], transitions: [], rules: [] },
      ],
    }
    const foundIn = (search: string) =>
      matchingFlows([{ machine: 'flow', name: 'Flow', paths: [described] }], search).length
    expect(['nguoi dung da ky', 'NGƯỜI', 'ký'.normalize('NFD')].map(foundIn)).toEqual([1, 1, 1])
  })
})
