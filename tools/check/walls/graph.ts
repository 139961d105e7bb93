import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import { globCallsOf, matchesOf } from './globs.ts'

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
  /** A match of `import.meta.glob()`. */
  readonly collected: boolean
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

const plain = { typeOnly: false, reExport: false, onDemand: false, collected: false }

/** Static, dynamic and re-exporting imports of one file, what it collects by patterns, and the modules it starts as workers. */
function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { module, program, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) return { path, imports: [], syntaxError: error.message }
  const found: Import[] = []
  for (const { moduleRequest, entries } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every((entry) => entry.isType)
    found.push({ ...plain, ...describe(root, path, moduleRequest.value), typeOnly })
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest)
        found.push({ ...plain, ...describe(root, path, moduleRequest.value), typeOnly: isType, reExport: true })
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^'"`$]*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[2] !== undefined) found.push({ ...plain, ...describe(root, path, literal[2]), onDemand: true })
  }
  for (const [, specifier] of text.matchAll(workerUrl)) {
    if (specifier !== undefined) found.push({ ...plain, ...describe(root, path, specifier) })
  }
  for (const call of text.includes('import.meta.glob') ? globCallsOf(program) : []) {
    for (const target of matchesOf(root, path, call))
      found.push({ ...plain, specifier: target, target, ours: true, onDemand: !call.eager, collected: true })
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
