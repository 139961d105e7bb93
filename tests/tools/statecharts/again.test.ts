import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Chart } from '../../../tools/charts/chart.ts'
import { readFlows } from '../../../tools/charts/flows.ts'
import { transitionsOnPath } from '../../../walks/model/runFlow.ts'
import { pathsOf } from '../../../walks/model/pathsOf.ts'
import { againFor } from '../../../tools/statecharts/diff/again.ts'
import { changesBetween } from '../../../tools/statecharts/diff/changes.ts'

const flows = await readFlows(fileURLToPath(new URL('../../..', import.meta.url)))
const known = flows.find(({ id }) => id === 'tokenSigning')
if (known === undefined) throw new Error('no flow')
const { chart, flow } = known
const all = pathsOf(flow)

/** What to look at again where the chart was another one before. */
const againAfter = (before: Chart) => againFor(flow, before, chart, changesBetween(before, chart))
const crosses = (state: string) => (path: ReturnType<typeof againAfter>['paths'][number]) =>
  transitionsOnPath(flow, path)
    .flat()
    .some((id) =>
      chart.transitions.some(
        (transition) => transition.id === id && [transition.source, ...transition.targets].includes(state),
      ),
    )

describe('what to look at again', () => {
  it('is nothing where nothing has changed', () => {
    expect(againAfter(chart)).toEqual({ rules: [], paths: [], all: all.length })
  })

  it('is every branch beside a changed condition', () => {
    const before = {
      ...chart,
      transitions: chart.transitions.map((transition) =>
        transition.source === 'findingCause' && transition.branch === 0
          ? { ...transition, guard: { name: 'wasOther', params: null } }
          : transition,
      ),
    }
    const { paths } = againAfter(before)
    expect(paths.every(crosses('findingCause'))).toBe(true)
    expect(paths.length).toBeGreaterThan(chart.transitions.filter(({ source }) => source === 'findingCause').length / 2)
    expect(paths.length).toBeLessThan(all.length)
  })

  it('holds the rules of a state that is gone, and the paths that used to lead there', () => {
    const [model] = chart.states.filter(({ id }) => id === 'tokenRemoved')
    const [way] = chart.transitions.filter(({ source }) => source === 'signingDocument')
    if (model === undefined || way === undefined) throw new Error('no model')
    const gone = {
      ...model,
      id: 'frozen',
      name: 'frozen',
      description: 'It is cold.',
      rules: ['000-4-01'],
      tags: ['cold'],
    }
    const lost = {
      ...way,
      id: 'lost',
      trigger: { kind: 'event' as const, event: 'weather.turned' },
      branch: 0,
      branches: 1,
      guard: null,
      targets: ['frozen'],
      description: null,
    }
    const { rules, paths } = againAfter({
      ...chart,
      states: [...chart.states, gone],
      transitions: [...chart.transitions, lost],
    })
    expect(rules).toContain('000-4-01')
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.every(crosses('signingDocument'))).toBe(true)
  })

  it('is every path where the whole flow does something else', () => {
    const [root, ...rest] = chart.states
    if (root === undefined) throw new Error('no root')
    expect(againAfter({ ...chart, states: [{ ...root, tags: ['other'] }, ...rest] }).paths).toEqual(all)
  })

  it('is no path where only a description has changed, but the rules are', () => {
    const [root, ...rest] = chart.states
    if (root === undefined) throw new Error('no root')
    const { rules, paths } = againAfter({ ...chart, states: [{ ...root, description: 'Something else.' }, ...rest] })
    expect(paths).toEqual([])
    expect(rules).toEqual(root.rules)
  })
})
