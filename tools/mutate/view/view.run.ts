import { beforeAll, describe, expect, inject, it } from 'vitest'
import { server } from 'vitest/browser'
import type { AnyStateMachine } from 'xstate'
import { activateLocale } from '../../../src/i18n/locale.ts'
import type { Path } from '../../../walks/model/path.ts'
import { isWalk, type AnyWalk } from '../../../walks/browser/walk.ts'
import { isRecord, type Config } from '../config.ts'
import { configure, isMachine } from '../configured.ts'
import { mutantsOf } from '../mutants.ts'
import { killingWalk } from './killingWalk.ts'
import { crossingsOf, pathsAcross } from './pathsAcross.ts'
import type { ViewOrder, ViewResult } from './result.ts'

const machineFiles = import.meta.glob<Readonly<Record<string, unknown>>>('/src/machines/*/*.ts')

/** Each version of the file makes its machine anew. */
const loadWalk = async (machine: string, version: string): Promise<AnyWalk> => {
  const file: unknown = await import(/* @vite-ignore */ `/walks/views/${machine}.tsx?version=${version}`)
  if (!isRecord(file) || !isWalk(file.walk)) throw new Error(`walks/views/${machine}.tsx exports no walk`)
  return file.walk
}

const loadMachine = async (id: string): Promise<AnyStateMachine> => {
  const machine = (await machineFiles[`/src/machines/${id}/${id}.ts`]?.())?.[id]
  if (!isMachine(machine)) throw new Error(`no machine '${id}'`)
  return machine
}

/** A walk that fails on the chart too, as on a machine that has too much to do, says nothing and is repeated. */
const judge = async (
  mutated: AnyWalk,
  chart: AnyWalk,
  own: ReadonlySet<string>,
  paths: readonly Path[],
  attempts = 3,
): Promise<Pick<ViewResult, 'killedBy' | 'unjudged'>> => {
  const kill = await killingWalk(mutated, paths, chart.flow)
  // A path that only the mutant has cannot be walked on the chart.
  const failure = await killingWalk(
    chart,
    paths.filter(({ id }) => id === kill?.path && own.has(id)),
    chart.flow,
  )
  if (failure === null) return { killedBy: kill, unjudged: null }
  return attempts > 1
    ? judge(mutated, chart, own, paths, attempts - 1)
    : { killedBy: null, unjudged: `${failure.path}: ${failure.why}` }
}

const prepare = async ({ machine: id, paths: limit }: ViewOrder) => {
  const machine = await loadMachine(id)
  const walk = await loadWalk(id, 'chart')
  const { flow } = walk
  const config: Config = machine.config
  const crossings = crossingsOf(flow)
  const own = new Set(crossings.map(({ path }) => path.id))
  const mutants = new Map(
    mutantsOf(id, config).map((mutant, place) => [mutant.name, { ...mutant, version: `mutant-${place}` }]),
  )

  const under = async <Made>(other: Config, make: () => Promise<Made>) => {
    configure([machine, flow.machine], other)
    try {
      return await make()
    } finally {
      configure([machine, flow.machine], config)
    }
  }

  return async (name: string): Promise<ViewResult> => {
    const mutant = mutants.get(name)
    if (mutant === undefined) throw new Error(`${id} has no mutant '${name}'`)
    const mutated = await under(mutant.config, async () => ({
      machine: flow.machine.provide({}),
      walk: await loadWalk(id, mutant.version),
    }))
    const paths = pathsAcross(flow, crossings, mutated.machine, limit)
    const verdict = await judge(mutated.walk, walk, own, paths)
    return { machine: id, name, paths: paths.map((path) => path.name), ...verdict }
  }
}

describe.each(inject('viewOrders'))('mutants of $machine', (order) => {
  let walkMutant: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    await activateLocale('en')
    walkMutant = await prepare(order)
  })
  it.each(order.mutants)('%s', async (name) => {
    const result = await walkMutant(name)
    expect(result.paths.length).toBeLessThanOrEqual(order.paths)
    await server.commands.printMutant(result)
  })
})
