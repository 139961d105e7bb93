import { spawnSync } from 'node:child_process'
import type { Chart } from '../../charts/chart.ts'
import { chartFromScxml, isCurrent } from '../formats/scxml/read.ts'
import type { Fact } from '../lock/facts.ts'
import { factsFrom, lockPath } from '../lock/lock.ts'

/** What git prints; null where it refuses. */
const git = (root: string, ...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', [...args], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return status === 0 ? stdout : null
}

const fileOf = (id: string) => `statecharts/${id}/${id}.scxml`

/** How a flow stood in a commit: with its chart, as a machine whose chart was not exported yet, or not at all. */
export type Formerly =
  | {
      readonly kind: 'charted'
      readonly chart: Chart
      /** Whether the commit's file holds inputs, outputs, computed parameters, the context and history. */
      readonly hasCode: boolean
      readonly facts: readonly Fact[]
    }
  /** `first` is the oldest commit that has the chart, short; empty where none has. */
  | { readonly kind: 'uncharted'; readonly first: string }
  | { readonly kind: 'absent' }

export interface Commit {
  /** @param now how the flow stands, which gives the lengths of its delays where the commit did not write any down yet */
  readonly formerly: (id: string, now?: Chart) => Formerly
  /** What a file of the project said; null where it was not there. */
  readonly file: (path: string) => string | null
  /** Ids of the flows whose charts the commit has. */
  readonly flows: readonly string[]
}

const firstWith = (root: string, file: string) =>
  (git(root, 'log', '--diff-filter=A', '--format=%h', '--', file) ?? '').trim().split('\n').at(-1) ?? ''

const lengthsIn = (chart: Chart | undefined) =>
  new Map(
    (chart?.transitions ?? []).flatMap(({ trigger }) =>
      trigger.kind === 'after' ? [[trigger.delay, trigger.lasts] as const] : [],
    ),
  )

/** The charts of a commit; null where git knows none by that name. */
export const commitOf = (root: string, ref: string): Commit | null => {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim()
  if (commit === undefined) return null
  const files = (git(root, 'ls-tree', '-r', '--name-only', commit, 'statecharts', 'src/machines') ?? '').split('\n')
  const known = new Set(files)
  const file = (path: string) => git(root, 'show', `${commit}:${path}`)
  return {
    file,
    flows: files.flatMap((file) => /^statecharts\/([^/]+)\/\1\.scxml$/.exec(file)?.[1] ?? []),
    formerly: (id, now) => {
      const text = known.has(fileOf(id)) ? file(fileOf(id)) : null
      if (text !== null)
        return {
          kind: 'charted',
          chart: chartFromScxml(text, lengthsIn(now)),
          hasCode: isCurrent(text),
          facts: factsFrom(file(`statecharts/${lockPath(id)}`) ?? ''),
        }
      return known.has(`src/machines/${id}/${id}.ts`)
        ? { kind: 'uncharted', first: firstWith(root, fileOf(id)) }
        : { kind: 'absent' }
    },
  }
}
