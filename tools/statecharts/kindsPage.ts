import type { KindFacts } from '../../src/machines/kinds.ts'
import { explore } from '../../walks/model/exploration.ts'
import type { Flow } from '../../walks/model/flow.ts'
import type { KnownFlow } from '../charts/flows.ts'

const isOfKind = (input: unknown): input is { readonly kind: unknown } =>
  typeof input === 'object' && input !== null && 'kind' in input

/** The starts of a flow with another kind, each of them once; null where no kind begins it. */
const startsOf = ({ starts }: Flow, kind: KindFacts) => {
  const inputs: readonly (readonly [string, unknown])[] = Object.entries(starts)
  const ofKind = inputs.flatMap(([name, input]) => (isOfKind(input) ? [[name, { ...input, kind }] as const] : []))
  return ofKind.length === 0 ? null : Object.fromEntries(ofKind)
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(', ')

/** What of a chart one kind reaches, whatever happens. */
const rowOf = ({ chart, flow }: KnownFlow, kind: KindFacts): readonly string[] => {
  const starts = startsOf(flow, kind)
  if (starts === null) return []
  const rests = explore(flow.from(starts))
  const taken = new Set(rests.flatMap(({ begun, moves }) => [...begun, ...moves.flatMap((move) => move.transitions)]))
  const reached = new Set(rests.flatMap(({ states }) => states))
  const ends = chart.states.filter(({ kind: sort, parent }) => sort === 'final' && parent === '').map(({ id }) => id)
  const guarded = chart.transitions.flatMap(({ id, guard }) => (guard === null ? [] : [{ id, name: guard.name }]))
  const holding = new Set(guarded.flatMap(({ id, name }) => (taken.has(id) ? [name] : [])))
  const never = [...new Set(guarded.map(({ name }) => name))].filter((name) => !holding.has(name))
  const cells = [ends.filter((id) => reached.has(id)), ends.filter((id) => !reached.has(id)), never.toSorted()]
  return [`| ${[kind.key, ...cells.map(listed)].join(' | ')} |`]
}

const tableOf = (known: KnownFlow, kinds: readonly KindFacts[]): readonly string[] => {
  const rows = kinds.flatMap((kind) => rowOf(known, kind))
  if (rows.length === 0) return []
  return [
    `## ${known.id}`,
    '',
    '| kind | ends reached | ends not reached | guards that never hold |',
    '|---|---|---|---|',
    ...rows,
    '',
  ]
}

/** What kinds of documents decide in the charts: every flow that a kind begins, explored with each of them. */
export const kindsPageOf = (flows: readonly KnownFlow[], kinds: readonly KindFacts[]): string =>
  [
    '# Kinds of documents in the charts',
    '',
    'Written by `npm run statecharts` from `src/machines/kinds.ts` and the charts. A kind decides a guard or a word, never a transition (docs/decisions/0471).',
    '',
    '| kind | numbered | sending is called |',
    '|---|---|---|',
    ...kinds.map(({ key, isNumbered, verb }) => `| ${key} | ${isNumbered ? 'yes' : 'no'} | ${verb} |`),
    '',
    ...flows.flatMap((known) => tableOf(known, kinds)),
  ].join('\n')
