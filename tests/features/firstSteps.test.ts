import { describe, expect, it } from 'vitest'
import type { ShownStatus } from '../../src/domain/declaration/status.ts'
import { doneSteps, isFirstDayOver } from '../../src/features/declarations/overview/firstSteps.ts'
import { company } from './support/samples.ts'

const counts = (...byStatus: readonly (readonly [ShownStatus, number])[]) => ({
  byStatus: new Map(byStatus),
  counted: byStatus.length,
  total: byStatus.length,
})

type Standing = Parameters<typeof doneSteps>[0]

const nothing: Standing = { company: undefined, certificates: 0, isReady: false, counts: counts() }
const doneOf = (standing: Partial<Standing>) => [...doneSteps({ ...nothing, ...standing })]

describe('the first steps of a company', () => {
  it('are all to be done at first', () => {
    expect(doneOf({})).toEqual([])
  })

  it('are done each by itself', () => {
    expect(doneOf({ company })).toEqual(['company'])
    expect(doneOf({ certificates: 1 })).toEqual(['certificate'])
    expect(doneOf({ isReady: true })).toEqual(['readiness'])
  })

  it('leave a company to be done whose form would not be saved', () => {
    expect(doneOf({ company: { ...company, representative_name: '' } })).toEqual([])
  })

  it('are not done by a draft; what is sent shows that signing was ready', () => {
    expect(doneOf({ counts: counts(['draft', 2]) })).toEqual([])
    expect(doneOf({ counts: counts(['inProgress', 1]) })).toEqual(['readiness', 'declaration'])
  })

  it('end with the first accepted declaration', () => {
    expect(isFirstDayOver(counts(['draft', 1], ['refused', 3], ['inProgress', 1]))).toBe(false)
    expect(isFirstDayOver(counts(['accepted', 1]))).toBe(true)
  })
})
