import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A catalogue of the product. All paths are from the root of the project. */
export interface TextFolder {
  /** Folder of its files, one for each language. */
  readonly path: string
  /** Folder or file whose texts it has. */
  readonly of: string
  /** Folders and files in it that have a catalogue of their own. */
  readonly without: readonly string[]
}

/** The project, whose catalogues these are. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** No page of the product shows what charts say; they have a catalogue beside the product's. */
const notOfPages = ['src/machines']

/**
 * The catalogues of the product and its tools: every folder of src, development and tools that has a folder `texts` has its texts there, without those of deeper folders
 * that have their own. Every area has one, and one in `texts/area` for its `area.ts`, which the frame of every page shows.
 */
export const textFolders = (root: string): readonly TextFolder[] => {
  const areas = readdirSync(join(root, 'src/features'))
    .map((area) => `src/features/${area}`)
    .filter((area) => existsSync(join(root, area, 'area.ts')))
  const present = ['src', 'development', 'tools']
    .flatMap((top) => readdirSync(join(root, top), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name === 'texts')
    .map((entry) => join(entry.parentPath).slice(join(root, '/').length).replaceAll('\\', '/'))
  const folders = [...new Set([...present, ...areas])].toSorted()
  const files = areas.map((area) => `${area}/area.ts`)
  const below = (folder: string): readonly string[] =>
    [...folders, ...files, ...notOfPages].filter((other) => other.startsWith(`${folder}/`))
  return [
    ...folders.map((of) => ({ path: `${of}/texts`, of, without: below(of) })),
    ...files.map((of) => ({ path: `${dirname(of)}/texts/area`, of, without: [] })),
  ]
}
