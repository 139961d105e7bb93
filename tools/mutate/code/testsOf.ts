import type { SourceFile } from '../../check/walls/graph.ts'

/** Tests of rules alone, which start neither server nor database. */
const ofRules = /^tests\/(?:domain|properties)\/.*\.test\.ts$/

/** How many imports lie between each file that a test loads and the test. */
const distancesFrom = (test: string, files: ReadonlyMap<string, SourceFile>): ReadonlyMap<string, number> => {
  const distances = new Map([[test, 0]])
  for (const [path, distance] of distances)
    for (const { ours, typeOnly, target } of files.get(path)?.imports ?? [])
      if (ours && !typeOnly && !distances.has(target)) distances.set(target, distance + 1)
  return distances
}

/** The tests of rules that load a module, in groups: those that import it, those that import what imports it, all others. */
export const testsOf = (module: string, graph: readonly SourceFile[]): readonly (readonly string[])[] => {
  const files = new Map(graph.map((file) => [file.path, file]))
  const reaching = graph
    .filter(({ path }) => ofRules.test(path))
    .map(({ path }) => ({ path, distance: distancesFrom(path, files).get(module) ?? Infinity }))
  return [
    reaching.filter(({ distance }) => distance === 1),
    reaching.filter(({ distance }) => distance === 2),
    reaching.filter(({ distance }) => distance > 2 && distance < Infinity),
  ].map((some) => some.map(({ path }) => path))
}
