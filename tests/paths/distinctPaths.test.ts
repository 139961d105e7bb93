import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../tools/charts/flows.ts'
import { distinctPathsOf } from '../../walks/model/distinctPaths.ts'
import type { Path } from '../../walks/model/path.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import { transitionsOnPath } from '../../walks/model/runFlow.ts'

const known = await readFlows(fileURLToPath(new URL('../..', import.meta.url)))
const flows = known.map(({ id, flow }) => ({ id, flow, all: pathsOf(flow), distinct: distinctPathsOf(flow) }))

const placesOf = (paths: readonly Path[]) =>
  new Set(paths.flatMap(({ start, steps }) => steps.map(({ states }) => `${start}: ${states.join(' + ')}`)))

describe('the paths of a flow on which something is new', () => {
  it.each(flows)('$id: come from every start to every place', ({ all, distinct }) => {
    expect(placesOf(distinct)).toEqual(placesOf(all))
  })

  it.each(flows)('$id: take every transition by every stimulus that takes it', ({ flow, all, distinct }) => {
    const takenOn = (paths: readonly Path[]) =>
      new Set(
        paths.flatMap((path) => {
          const by = ['its start', ...path.steps.map(({ stimulus }) => stimulus.name)]
          return transitionsOnPath(flow, path).flatMap((ids, step) => ids.map((id) => `${id} by ${by[step]}`))
        }),
      )
    expect(takenOn(distinct)).toEqual(takenOn(all))
  })

  it('are some of all paths', () => {
    for (const { all, distinct } of flows) expect(distinct.filter((path) => !all.includes(path))).toEqual([])
    expect(flows.flatMap(({ distinct }) => distinct).length).toBeLessThan(flows.flatMap(({ all }) => all).length)
  })
})
