import type { SourceFile } from './graph.ts'

/** Rings of files that import each other at run time, each once, starting at its first file by name. */
export function cyclesOf(files: readonly SourceFile[]): string[][] {
  const edges = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter((one) => one.ours && !one.typeOnly).map((one) => one.target),
    ]),
  )
  const state = new Map<string, 'open' | 'done'>()
  const rings = new Map<string, string[]>()

  const visit = (path: string, trail: readonly string[]) => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      const ring = trail.slice(trail.indexOf(path))
      rings.set(ring.toSorted().join(' '), ring)
      return
    }
    state.set(path, 'open')
    for (const target of edges.get(path) ?? []) {
      if (edges.has(target)) visit(target, [...trail, path])
    }
    state.set(path, 'done')
  }
  for (const path of edges.keys()) visit(path, [])
  return [...rings.values()]
}
