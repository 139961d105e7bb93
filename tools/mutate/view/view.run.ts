import { beforeAll, describe, expect, inject, it } from 'vitest'
import { server } from 'vitest/browser'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { activateLocale } from '../../../src/i18n/locale.ts'
import { Flow } from '../../../tests/support/flows/flow.ts'
import type { EventCases } from '../../../tests/support/flows/machineTypes.ts'
import type { Walk } from '../../../tests/support/paths/walk.ts'
import { isRecord, type Config } from '../config.ts'
import { mutantsOf } from '../mutants.ts'
import { killingWalk } from './killingWalk.ts'
import { crossingsOf, pathsAcross } from './pathsAcross.ts'
import type { ViewOrder, ViewResult } from './result.ts'

type AnyWalk = Walk<AnyStateMachine, EventCases<AnyStateMachine>>

const machineFiles = import.meta.glob<Readonly<Record<string, unknown>>>('/src/machines/*/*.ts')

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
const isWalk = (value: unknown): value is AnyWalk => isRecord(value) && value.flow instanceof Flow

/** Each version of the file makes its machine anew. */
const loadWalk = async (machine: string, version: string): Promise<AnyWalk> => {
  const file: unknown = await import(/* @vite-ignore */ `/tests/paths/walks/${machine}.tsx?version=${version}`)
  if (!isRecord(file) || !isWalk(file.walk)) throw new Error(`tests/paths/walks/${machine}.tsx exports no walk`)
  return file.walk
}

const loadMachine = async (id: string): Promise<AnyStateMachine> => {
  const machine = (await machineFiles[`/src/machines/${id}/${id}.ts`]?.())?.[id]
  if (!isMachine(machine)) throw new Error(`no machine '${id}'`)
  return machine
}

const prepare = async ({ machine: id, paths: limit }: ViewOrder) => {
  const machine = await loadMachine(id)
  const walk = await loadWalk(id, 'chart')
  const { flow } = walk
  const config: Config = machine.config
  const crossings = crossingsOf(flow)
  const mutants = new Map(mutantsOf(id, config).map((mutant, place) => [mutant.name, { ...mutant, version: `mutant-${place}` }]))

  /** Machines are made by `provide`, which reads the configuration anew. */
  const under = async <Made>(other: Config, make: () => Promise<Made>) => {
    const take = (one: Config) => {
      for (const machineOf of [machine, flow.machine]) Reflect.set(machineOf, 'config', one)
    }
    take(other)
    try {
      return await make()
    } finally {
      take(config)
    }
  }

  return async (name: string) => {
    const mutant = mutants.get(name)
    if (mutant === undefined) throw new Error(`${id} has no mutant '${name}'`)
    const mutated = await under(mutant.config, async () => ({ machine: flow.machine.provide({}), walk: await loadWalk(id, mutant.version) }))
    const paths = pathsAcross(flow, crossings, mutated.machine, limit)
    const killedBy = await killingWalk(mutated.walk, paths)
    const own = crossings.flatMap(({ path }) => (path.id === killedBy?.path ? [path] : []))
    const result: ViewResult = { machine: id, name, paths: paths.map((path) => path.name), killedBy }
    return { result, failureOnChart: await killingWalk(walk, own) }
  }
}

describe.each(inject('viewOrders'))('mutants of $machine', (order) => {
  let walkMutant: Awaited<ReturnType<typeof prepare>>
  beforeAll(async () => {
    await activateLocale('en')
    walkMutant = await prepare(order)
  })
  it.each(order.mutants)('%s', async (name) => {
    const { result, failureOnChart } = await walkMutant(name)
    expect(failureOnChart).toBeNull()
    await server.commands.tellMutant(result)
  })
})
