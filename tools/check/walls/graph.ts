import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** One import of one file. `target` is a path from the root for our own files, a package or `node:` name otherwise. */
export interface Import {
  readonly specifier: string
  readonly target: string
  readonly ours: boolean
  /** `import type`: gone at run time. */
  readonly typeOnly: boolean
  /** `export … from`. */
  readonly reExport: boolean
  /** `import()`: loaded when it is wanted. */
  readonly onDemand: boolean
}

export interface SourceFile {
  /** Path from the root, with forward slashes. */
  readonly path: string
  readonly imports: readonly Import[]
  /** What the parser says about a file that it cannot read. */
  readonly syntaxError: string | null
}

/** Where sources stand. */
export const sourceFolders = ['src', 'development', 'server', 'agent', 'signing', 'walks', 'tools', 'tests']

const source = /\.(?:ts|tsx|mjs)$/
const workerUrl = /new URL\(\s*'(\.[^']+\.tsx?)',\s*import\.meta\.url/g

function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else if (source.test(entry.name)) yield path
  }
}

function describe(root: string, path: string, specifier: string): Pick<Import, 'specifier' | 'target' | 'ours'> {
  if (!specifier.startsWith('.')) return { specifier, target: specifier, ours: false }
  const [plain = specifier] = specifier.split('?')
  const target = relative(root, resolve(root, dirname(path), plain)).replaceAll('\\', '/')
  return { specifier, target, ours: true }
}

/** Static, dynamic and re-exporting imports of one file, and the modules it starts as workers. */
function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { module, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) return { path, imports: [], syntaxError: error.message }
  const found: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
    found.push({ ...describe(root, path, moduleRequest.value), typeOnly, reExport: false, onDemand: false })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest)
        found.push({ ...describe(root, path, moduleRequest.value), typeOnly: isType, reExport: true, onDemand: false })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2] !== undefined)
      found.push({ ...describe(root, path, literal[2]), typeOnly: false, reExport: false, onDemand: true })
  }
  for (const [, specifier] of text.matchAll(workerUrl)) {
    if (specifier !== undefined)
      found.push({ ...describe(root, path, specifier), typeOnly: false, reExport: false, onDemand: false })
  }
  return { path, imports: found, syntaxError: null }
}

/**
 * Every TypeScript and module file below the given folders with what it imports.
 *
 * @param folders paths from the root; a folder that is absent counts as empty
 */
export function readGraph(root: string, folders: readonly string[]): SourceFile[] {
  const present = new Set(readdirSync(root))
  return folders
    .filter((folder) => present.has(folder))
    .flatMap((folder) => [...filesBelow(root, folder)])
    .toSorted()
    .map((path) => readSource(root, path))
}
