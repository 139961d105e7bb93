import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const picture = /^(.+)\.jpg$/

/** Pictures of a flow's views by the state's id, from statecharts/views/<machine>/<state>.jpg; none where none were taken. */
export const readViews = (root: string, machine: string): Readonly<Record<string, string>> => {
  const folder = join(root, 'statecharts/views', machine)
  if (!existsSync(folder)) return {}
  const named = readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [, state] = picture.exec(name) ?? []
      return state === undefined
        ? []
        : [[state, `data:image/jpeg;base64,${readFileSync(join(folder, name), 'base64')}`] as const]
    })
  return Object.fromEntries(named)
}
