import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readGraph } from '../walls/graph.ts'
import { createModules, isWithin, type Module, type NamedCall, type Stretch } from './module.ts'

/** One file loads another, and catalogues with it; all paths are from the root. */
export interface Loading {
  readonly from: string
  readonly to: string
  readonly catalogues: ReadonlySet<string>
}

export interface Loadings {
  readonly files: readonly string[]
  readonly loadings: readonly Loading[]
  /** Catalogues that a file itself adds before anything of it is shown. */
  readonly added: ReadonlyMap<string, ReadonlySet<string>>
}

/** Functions that add catalogues, by the place of these among their arguments (src/i18n). */
const adding: ReadonlyMap<string, number> = new Map([
  ['translated', 1],
  ['translatedPart', 1],
  ['addTexts', 0],
])

const textsOf = ({ name, arguments: given }: NamedCall): Stretch | undefined => given[adding.get(name) ?? given.length]

/** Whose catalogues an expression names: its patterns, and those behind the names that it uses. */
const createTexts = (root: string) => {
  const moduleOf = createModules(root)
  const textsIn = (module: Module, stretch: Stretch, seen: Set<string>): string[] => {
    const key = `${module.path} ${stretch.start}`
    if (seen.has(key)) return []
    seen.add(key)
    const all = (path: string) => (isOurs(path) ? textsIn(moduleOf(path), moduleOf(path).whole, seen) : [])
    const collected = module.globs
      .filter((glob) => isWithin(glob, stretch))
      .flatMap(({ matches }) => matches)
      .flatMap((match) => (match.endsWith('.po') ? [dirname(match)] : all(match)))
    const named = module.names
      .filter((name) => isWithin(name, stretch))
      .flatMap(({ name }) => declarationOf(module, name) ?? [])
      .flatMap((found) => textsIn(found.module, found.stretch, seen))
    const fetched = module.onDemand.filter((one) => isWithin(one, stretch)).flatMap(({ path }) => all(path))
    return [...collected, ...named, ...fetched]
  }
  const isOurs = (path: string): boolean => /\.tsx?$/.test(path) && existsSync(join(root, path))
  const declarationOf = (module: Module, name: string): { module: Module; stretch: Stretch } | null => {
    const stretch = module.declared.get(name)
    if (stretch !== undefined) return { module, stretch }
    const from = module.imported.get(name)
    if (from === undefined || !isOurs(from.path)) return null
    const declaring = moduleOf(from.path)
    const declared = declaring.declared.get(from.name)
    return declared === undefined ? null : { module: declaring, stretch: declared }
  }
  const ofCall = (module: Module, call: NamedCall): readonly string[] => {
    const given = textsOf(call)
    if (given !== undefined) return textsIn(module, given, new Set())
    const found = adding.has(call.name) ? null : declarationOf(module, call.name)
    const inside = found?.module.calls.filter((one) => isWithin(one, found.stretch)) ?? []
    return found === null ? [] : inside.flatMap((one) => textsIn(found.module, textsOf(one) ?? nothing, new Set()))
  }
  return { moduleOf, ofCall }
}
const nothing: Stretch = { start: 0, end: 0 }

/** What loads what in some folders of a project, and with which catalogues. */
export const readLoadings = (root: string, folders: readonly string[]): Loadings => {
  const graph = readGraph(root, folders)
  const files = new Set(graph.map(({ path }) => path))
  const { moduleOf, ofCall } = createTexts(root)
  const loadings: Loading[] = []
  const added = new Map<string, Set<string>>()
  for (const { path, imports } of graph) {
    for (const { target, typeOnly, onDemand } of imports)
      if (files.has(target) && !typeOnly && !onDemand) loadings.push({ from: path, to: target, catalogues: new Set() })
    const module = moduleOf(path)
    const isOfTexts = (one: Stretch) => module.calls.some((call) => isWithin(one, textsOf(call) ?? nothing))
    const fetched = module.onDemand.filter((one) => files.has(one.path) && !isOfTexts(one))
    for (const one of fetched) {
      const around = module.calls.filter((call) => isWithin(one, call))
      const catalogues = new Set(around.flatMap((call) => ofCall(module, call)))
      loadings.push({ from: path, to: one.path, catalogues })
    }
    // What is fetched by nothing else in the call is there already.
    const atOnce = module.calls.filter((call) => adding.has(call.name) && !fetched.some((one) => isWithin(one, call)))
    added.set(path, new Set(atOnce.flatMap((call) => ofCall(module, call))))
  }
  const importedToo = loadings.filter(({ to }) => moduleOf(to).calls.some(({ name }) => name === 'addTexts'))
  for (const { from, to } of importedToo) for (const one of added.get(to) ?? []) added.get(from)?.add(one)
  return { files: [...files], loadings, added }
}
