import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { isFlow, type Flow } from '../../walks/model/flow.ts'
import { transitionsOnPath } from '../../walks/model/runFlow.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import { transitionsOf } from '../../walks/model/transitions.ts'
import type { Config } from './config.ts'
import { configure, isMachine } from './configured.ts'
import { journeys, type Journey } from './collected.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { whyOf } from './why.ts'
import { shardSchema, type MutantResult } from './result.ts'

type Module = Readonly<Record<string, unknown>>

const journeyFiles = import.meta.glob<Module>('/tests/journeys/*.test.ts')
const machineFiles = import.meta.glob<Module>('/src/machines/*/*.ts')
const flowFiles = import.meta.glob<Module>('/walks/flows/*.ts')

const shard = v.parse(v.pipe(v.string(), v.parseJson(), shardSchema), process.env.MUTATE_SHARD)

const exportOf = async (files: Readonly<Record<string, () => Promise<Module>>>, path: string, name: string) =>
  (await files[path]?.())?.[name]

/** Milliseconds after which a journey that no longer ends counts as failed. */
const patience = 1000

const inTime = async (run: () => unknown) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('did not end')), patience)
  })
  try {
    await Promise.race([run(), late])
  } finally {
    clearTimeout(timer)
  }
}

const failureOf = async (run: () => unknown): Promise<string | null> => {
  try {
    await inTime(run)
    return null
  } catch (error) {
    return whyOf(error)
  }
}

const killingJourney = async (ordered: readonly Journey[]): Promise<MutantResult['killedBy']> => {
  for (const { title, run } of ordered) {
    const why = await failureOf(run)
    if (why !== null) return { kind: 'journey', name: title, why }
  }
  return null
}

const killedByPaths = async (flow: Flow, machine: AnyStateMachine): Promise<MutantResult['killedBy']> => {
  const why = await failureOf(() => {
    const mutant = flow.on(machine)
    const taken = new Set(pathsOf(mutant).flatMap((path) => transitionsOnPath(mutant, path).flat()))
    const untaken = transitionsOf(machine).filter(({ name }) => !taken.has(name))
    if (untaken.length > 0) throw new Error(`no path takes ${untaken.map(({ name }) => name).join(', ')}`)
  })
  return why === null ? null : { kind: 'paths', name: 'every transition is taken', why }
}

it('mutants of a shard', async () => {
  const { machine: id, operators, from, to, out } = shard
  const machine = await exportOf(machineFiles, `/src/machines/${id}/${id}.ts`, id)
  const flow = await exportOf(flowFiles, `/walks/flows/${id}.ts`, 'flow')
  if (!isMachine(machine) || !isFlow(flow)) throw new Error(`no machine or no flow '${id}'`)
  const own: Journey[] = []
  const others: Journey[] = []
  for (const [path, load] of Object.entries(journeyFiles)) {
    const before = journeys.length
    await load()
    const declared = journeys.slice(before)
    if (path.includes(`/${id}`)) own.push(...declared)
    else others.push(...declared)
  }
  const ordered = [...own, ...others]
  expect(await killingJourney(ordered)).toBeNull()

  const config: Config = machine.config
  // Journeys and paths make their machines by `provide`.
  const take = (other: Config) => configure([machine, flow.machine], other)
  const resultOf = async (mutant: Mutant): Promise<MutantResult> => {
    take(mutant.config)
    const killedBy = (await killingJourney(ordered)) ?? (await killedByPaths(flow, flow.machine.provide({})))
    return { machine: id, name: mutant.name, operator: mutant.operator, killedBy }
  }
  const results: MutantResult[] = []
  const mutants = mutantsOf(id, config).filter(({ operator }) => operators.includes(operator))
  for (const mutant of mutants.slice(from, to)) results.push(await resultOf(mutant))
  take(config)
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, JSON.stringify(results))
})
