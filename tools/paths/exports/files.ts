import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { ListedFlow } from '../listing/readListed.ts'

export interface ExportedFile {
  readonly name: string
  readonly content: string | Uint8Array
}

/** What a file is called without its ending: one path goes by its id, one flow by its name. */
export const stemOf = (flows: readonly Pick<ListedFlow, 'described'>[]): string => {
  const [flow, ...others] = flows
  if (flow === undefined || others.length > 0) return 'paths'
  const { machine, paths } = flow.described
  const [path, ...more] = paths
  return path !== undefined && more.length === 0 ? path.id : machine
}

const isFolder = (path: string) =>
  /[/\\]$/.test(path) || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Writes files to where someone wants them: several into a folder, one into a folder or under the name that was asked for.
 *
 * @returns their places; or why one of them cannot be written
 */
export const writeTo = (
  out: string,
  files: readonly ExportedFile[],
): { readonly written: readonly string[]; readonly problem: string | null } => {
  const written: string[] = []
  const isOne = files.length === 1 && !isFolder(out)
  for (const { name, content } of files) {
    const path = isOne ? resolve(out) : resolve(out, name)
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
      written.push(path)
    } catch (error) {
      return {
        written,
        problem: `${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
      }
    }
  }
  return { written, problem: null }
}
