import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StateMachine, type AnyStateMachine } from 'xstate'

/** The machine that a module exports under the name `id`. Rejects when there is none. */
const importMachine = async (path: string, id: string): Promise<AnyStateMachine> => {
  const module: unknown = await import(pathToFileURL(path).href)
  const machine: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, id) : null
  if (!(machine instanceof StateMachine) || machine.id !== id) throw new Error(`${path} exports no machine '${id}'`)
  return machine
}

/** Every machine of a folder such as src/machines: one folder each, with a file of the same name (docs/ARCHITECTURE.md). */
export const machinesIn = async (folder: string): Promise<readonly AnyStateMachine[]> => {
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, `${entry.name}.ts`)))
    .map(({ name }) => name)
    .toSorted()
  return Promise.all(ids.map((id) => importMachine(join(folder, id, `${id}.ts`), id)))
}
