import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { StateMachine, type AnyStateMachine } from 'xstate'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { isFlow, type Flow } from '../../walks/model/flow.ts'
import { chartOf, type Chart } from './chart.ts'
import type { Descriptions } from './translation/texts.ts'

const byName = v.record(v.string(), v.string())
const descriptionsSchema = v.object({ events: byName, actors: byName, delays: byName })

/** One flow of the product with everything that stands about it by convention. */
export interface KnownFlow {
  readonly id: string
  readonly chart: Chart
  readonly descriptions: Descriptions
  readonly flow: Flow
}

const exported = async (path: string, name: string): Promise<unknown> => {
  if (!existsSync(path)) return undefined
  const module: unknown = await import(pathToFileURL(path).href)
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined
}

/** The chart of a machine, or what in it has no name. */
const charted = (machine: AnyStateMachine): Result<Chart, string> => {
  try {
    return succeed(chartOf(machine))
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Reads what stands about a machine. Fails with a line for each thing that is missing, for whoever adds it. */
const readFlow = async (root: string, id: string): Promise<Result<KnownFlow, readonly string[]>> => {
  const machine = await exported(join(root, 'src/machines', id, `${id}.ts`), id)
  if (!(machine instanceof StateMachine) || machine.id !== id)
    return fail([`src/machines/${id}/${id}.ts exports no machine '${id}' whose id is '${id}'`])
  const chart = charted(machine)
  // A flow cannot be made of a machine in which something has no name.
  if (!chart.ok) return fail([`src/machines/${id}/${id}.ts: ${chart.failure}`])
  const descriptions = v.safeParse(
    descriptionsSchema,
    await exported(join(root, 'src/machines', id, 'descriptions.ts'), 'descriptions'),
  )
  const flow = await exported(join(root, 'walks/flows', `${id}.ts`), 'flow')
  if (descriptions.success && isFlow(flow))
    return succeed({ id, chart: chart.value, descriptions: descriptions.output, flow })
  return fail([
    ...(descriptions.success
      ? []
      : [`src/machines/${id}/descriptions.ts exports no 'descriptions' with one for each event, actor and delay`]),
    ...(isFlow(flow) ? [] : [`walks/flows/${id}.ts exports no 'flow' with all that can happen to the machine`]),
  ])
}

/** Names of the machines of src/machines: one folder each, with a file of the same name (docs/ARCHITECTURE.md). */
export const machineIdsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, `${entry.name}.ts`)))
    .map(({ name }) => name)
    .toSorted()

/** What machines lack, for whoever adds them. */
export const incomplete = (missing: readonly string[]): string =>
  [...missing, '(docs/new-flow.md says what a machine needs)'].join('\n')

/** Every flow of the product, by name. Fails with a line for each thing that a machine lacks (docs/new-flow.md). */
export const findFlows = async (root: string): Promise<Result<readonly KnownFlow[], readonly string[]>> => {
  const read: Result<KnownFlow, readonly string[]>[] = []
  // One after the other: lingui loads its configuration through a loader that mixes up modules imported at once.
  for (const id of machineIdsIn(join(root, 'src/machines'))) read.push(await readFlow(root, id))
  const missing = read.flatMap((one) => (one.ok ? [] : one.failure))
  return missing.length === 0 ? succeed(read.flatMap((one) => (one.ok ? [one.value] : []))) : fail(missing)
}

/** Every flow of the product, by name. Rejects where a machine lacks something. */
export const readFlows = async (root: string): Promise<readonly KnownFlow[]> => {
  const found = await findFlows(root)
  if (!found.ok) throw new Error(incomplete(found.failure))
  return found.value
}
