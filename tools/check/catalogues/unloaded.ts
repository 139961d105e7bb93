import { textFolders } from '../../messages/folders.ts'
import { readCatalogue } from '../../messages/readPo.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readLoadings, type Loadings } from './loading.ts'

/** The page's first file, and the catalogue that every page loads (src/i18n/locale.ts). */
const entry = 'src/app/main.tsx'
const everywhere = 'src/texts'

/** Catalogues that are loaded whichever way a file was reached; why one is not: the file that leads there without it. */
interface Reached {
  readonly loaded: Set<string>
  readonly without: Map<string, string>
}

const reach = ({ loadings, added }: Loadings, catalogues: readonly string[]): ReadonlyMap<string, Reached> => {
  const byFile = Map.groupBy(loadings, ({ from }) => from)
  const reached = new Map<string, Reached>([[entry, { loaded: new Set([everywhere]), without: new Map() }]])
  const waiting = [entry]
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const here = new Set([...(reached.get(from)?.loaded ?? []), ...(added.get(from) ?? [])])
    for (const { to, catalogues: more } of byFile.get(from) ?? []) {
      const known = reached.get(to)
      const there = known ?? { loaded: new Set(catalogues), without: new Map<string, string>() }
      const lost = [...there.loaded].filter((one) => !here.has(one) && !more.has(one))
      for (const one of lost) {
        there.loaded.delete(one)
        there.without.set(one, from)
      }
      reached.set(to, there)
      if (known === undefined || lost.length > 0) waiting.push(to)
    }
  }
  return reached
}

/** The way on which a file is reached without a catalogue, from the page's first file on. */
const wayTo = (reached: ReadonlyMap<string, Reached>, file: string, catalogue: string): readonly string[] => {
  const way = [file]
  for (let at = reached.get(file)?.without.get(catalogue); at !== undefined && !way.includes(at);) {
    way.unshift(at)
    at = reached.get(at)?.without.get(catalogue)
  }
  return way
}

/** Every file that may say a text while no catalogue that is loaded for sure has it. */
export const inspectLoading = async (root: string): Promise<readonly string[]> => {
  const folders = textFolders(root)
    .map(({ path }) => path)
    .filter((path) => existsSync(join(root, path, 'en.po')))
  const catalogues = await Promise.all(
    folders.map(async (folder) => ({ folder, messages: await readCatalogue(root, folder, 'en') })),
  )
  const idsIn = new Map(catalogues.map(({ folder, messages }) => [folder, new Set(messages.map(({ id }) => id))]))
  const loadings = readLoadings(root, ['src', 'development'])
  const reached = reach(loadings, folders)
  return catalogues.flatMap(({ folder, messages }) => {
    const files = new Set(messages.flatMap(({ origins }) => origins))
    return [...files].toSorted().flatMap((file) => {
      const loaded = [...(reached.get(file)?.loaded ?? []), ...(loadings.added.get(file) ?? [])]
      const missing = messages.find(
        ({ id, origins }) => origins.includes(file) && !loaded.some((one) => idsIn.get(one)?.has(id)),
      )
      if (missing === undefined || !reached.has(file)) return []
      return [
        `${file} says "${missing.source}", but ${folder} is not loaded by ${wayTo(reached, file, folder).join(' > ')}`,
      ]
    })
  })
}
