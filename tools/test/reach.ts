import type { SourceFile } from '../check/walls/graph.ts'

/** Changes of these reach every stage: packages, configuration, and what runs the tests. */
const everything = /^(?:package(?:-lock)?\.json|[\w.]+\.config\.ts|tsconfig[\w.]*\.json|tools\/(?:test|setup)\/.*)$/
const product =
  /^(?:src|development|server|agent|signing|public)\/|^index\.html$|^tools\/(?:start|build|agentArchive|agentInstaller|product)\//
const readsFiles = /^node:(?:fs|fs\/promises|child_process|worker_threads)$/

export const reachesAll = (changed: readonly string[]): boolean => changed.some((path) => everything.test(path))

/** Whether a change can alter the product that a test starts as a program of its own. */
export const reachesProduct = (changed: readonly string[]): boolean => changed.some((path) => product.test(path))

/** Tests of the tools that draw, list and walk the charts, and of the development server: nothing of the product depends on them. */
const ofTools = /^tests\/(?:tools\/(?:charts|mutate|paths|statecharts)|e2e\/tools)\//
/** What those tools are made of, and what they read. */
const readByTools = /^(?:tools|walks|statecharts|src\/machines|tests\/tools|tests\/e2e\/tools)\//

export const isOfTools = (test: string): boolean => ofTools.test(test)

export const reachesTools = (changed: readonly string[]): boolean => changed.some((path) => readByTools.test(path))

/** The folders that belong to one area of the product. */
const areaFolder = /^(?:src\/features|server\/areas)\/(\w+)\//

/** The areas that a change of the product stays within; null where it goes beyond their folders, and so can alter each of them. */
export const changedAreas = (changed: readonly string[]): ReadonlySet<string> | null => {
  const areas = changed.filter((path) => product.test(path)).map((path) => areaFolder.exec(path)?.[1])
  return areas.includes(undefined) ? null : new Set(areas.filter((area) => area !== undefined))
}

const closureOf = (start: string, files: ReadonlyMap<string, SourceFile>): ReadonlySet<string> => {
  const met = new Set([start])
  for (const path of met) for (const { ours, target } of files.get(path)?.imports ?? []) if (ours) met.add(target)
  return met
}

/** Whether the test, or what of tests and tools it imports, reads files or starts programs, which no import names. */
const readsBeyondImports = (closure: ReadonlySet<string>, files: ReadonlyMap<string, SourceFile>): boolean =>
  [...closure].some(
    (path) =>
      /^(?:tests|tools)\//.test(path) &&
      files.get(path)?.imports.some(({ target }) => readsFiles.test(target)) === true,
  )

/**
 * The tests that a change can reach: those that import a changed file, however far away, and, since nothing names what they read,
 * those that read files or start programs. None where nothing changed.
 *
 * @param tests paths from the root
 * @param graph every source file with its imports
 * @param changed paths from the root; files that are gone included
 * @param by `imports` for tests that read nothing but the product they start, whose changes are asked apart
 */
export const reachedTests = (
  tests: readonly string[],
  graph: readonly SourceFile[],
  changed: readonly string[],
  by: 'imports' | 'imports and files',
): readonly string[] => {
  if (changed.length === 0) return []
  const files = new Map(graph.map((file) => [file.path, file]))
  return tests.filter((test) => {
    const closure = closureOf(test, files)
    return (
      changed.some((path) => closure.has(path)) || (by === 'imports and files' && readsBeyondImports(closure, files))
    )
  })
}
