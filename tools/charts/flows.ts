import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { StateMachine } from 'xstate'
import { isFlow, type Flow } from '../../tests/support/flows/flow.ts'
import { chartOf, type Chart } from './chart.ts'
import type { Sentences } from './words/texts.ts'

const sentence = v.record(v.string(), v.string())
const sentencesSchema = v.object({ events: sentence, actors: sentence, delays: sentence })

/** One flow of the product with everything that stands about it by convention. */
export interface KnownFlow {
  readonly id: string
  readonly chart: Chart
  readonly sentences: Sentences
  readonly flow: Flow
}

const exported = async (path: string, name: string): Promise<unknown> => {
  const module: unknown = await import(pathToFileURL(path).href)
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined
}

const readFlow = async (root: string, id: string): Promise<KnownFlow> => {
  const folder = join(root, 'src/machines', id)
  const machine = await exported(join(folder, `${id}.ts`), id)
  if (!(machine instanceof StateMachine) || machine.id !== id) throw new Error(`src/machines/${id} exports no machine '${id}'`)
  const flow = await exported(join(root, 'tests/support/flows', `${id}.ts`), 'flow')
  if (!isFlow(flow)) throw new Error(`tests/support/flows/${id}.ts exports no flow`)
  const sentences = v.parse(sentencesSchema, await exported(join(folder, 'words.ts'), 'words'))
  return { id, chart: chartOf(machine), sentences, flow }
}

/** Names of the machines of src/machines: one folder each, with a file of the same name (docs/ARCHITECTURE.md). */
export const machineIdsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, `${entry.name}.ts`)))
    .map(({ name }) => name)
    .toSorted()

/** Every flow of the product, by name. Rejects for one whose words or cases are missing. */
export const readFlows = async (root: string): Promise<readonly KnownFlow[]> => {
  const flows: KnownFlow[] = []
  // One after the other: lingui loads its configuration through a loader that mixes up modules imported at once.
  for (const id of machineIdsIn(join(root, 'src/machines'))) flows.push(await readFlow(root, id))
  return flows
}
