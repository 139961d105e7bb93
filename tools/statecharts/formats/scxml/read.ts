import { XmlDocument, type XmlElement } from 'libxml2-wasm'
import type { Chart, ChartTransition, ChartState, Invoke, StateKind } from '../../../charts/chart.ts'
import type { History } from '../../../charts/history.ts'
import type { Trigger } from '../../../charts/trigger.ts'
import { invokeId } from './events.ts'
import { layout } from './layout.ts'
import { olderLayout } from './older.ts'
import { childrenNamed, childrenOf, listOf, ownOf, plainOf } from './xml.ts'

const kinds: Readonly<Record<string, StateKind>> = { parallel: 'parallel', final: 'final', history: 'history' }
const stateNames = ['state', ...Object.keys(kinds)]

interface Source {
  readonly id: string
  readonly element: XmlElement
  readonly invokes: readonly Invoke[]
  /** Ids of the states that report their end under this state's name: itself, or what holds its regions. */
  readonly ends: readonly string[]
}

/** @param lastsOf milliseconds of a variable */
const triggerFrom = (
  event: string | null,
  { id, element, invokes, ends }: Source,
  lastsOf: (delay: string) => number | null,
): Trigger => {
  if (event === null) return { kind: 'always' }
  if (ends.some((end) => event === `done.state.${end}`)) return { kind: 'stateDone' }
  for (const kind of ['done', 'error'] as const) {
    if (!event.startsWith(`${kind}.invoke.`)) continue
    const heard = invokes.find((invoke) => event === `${kind}.invoke.${invokeId(id, invoke.id)}`)
    if (heard === undefined) throw new Error(`${id} waits for '${event}' and invokes nothing of that name`)
    return { kind, invoke: heard.id, actor: heard.actor }
  }
  const clock = childrenNamed(element, 'onentry')
    .flatMap((entry) => childrenNamed(entry, 'send'))
    .find((send) => plainOf(send, 'event') === event)
  if (clock === undefined) return { kind: 'event', event }
  const delay = event.slice('after.'.length, -id.length - 1)
  return { kind: 'after', delay, lasts: lastsOf(plainOf(clock, 'delayexpr') ?? '') }
}

/** A state's own children: those of its regions stand in a parallel state of their own, beside the history states. */
const withinOf = (state: XmlElement): readonly XmlElement[] => {
  const children = childrenOf(state).filter((child) => stateNames.includes(child.name))
  const regions = children.find((child) => ownOf(child, 'regions') === 'true')
  if (regions === undefined) return children
  const within = [...childrenOf(regions)]
  for (const child of children.filter((one) => one !== regions))
    within.splice(Number(ownOf(child, 'place') ?? 0), 0, child)
  return within
}

const hasRegions = (state: XmlElement) => childrenOf(state).find((child) => ownOf(child, 'regions') === 'true')

/** Whether a file is written as today, with everything that a chart says. */
export const isCurrent = (text: string): boolean => {
  using document = XmlDocument.fromString(text)
  return ownOf(document.root, 'format') !== null
}

/** What the parts of a file are read by. */
interface Reading {
  readonly layout: typeof layout
  /** The chart's own name. */
  readonly id: string
  /** A state's id in the chart, by its id in the file. */
  readonly idOf: (name: string) => string
  readonly lastsOf: (delay: string) => number | null
  /** Ids of the ends of the file, which are none of the chart. */
  readonly ends: ReadonlySet<string | null>
}

const readingOf = (root: XmlElement, lengths: ReadonlyMap<string, number | null>): Reading => {
  const id = plainOf(root, 'name') ?? ''
  const rootId = plainOf(root, 'initial') ?? id
  const written = ownOf(root, 'format') === null ? olderLayout : layout
  const delays = new Map([
    ...lengths,
    ...childrenNamed(root, 'datamodel')
      .flatMap((model) => childrenNamed(model, 'data'))
      .map((data) => [plainOf(data, 'id') ?? '', written.lasts(data)] as const),
  ])
  return {
    layout: written,
    id,
    idOf: (name) => (name === rootId ? '' : name),
    lastsOf: (delay) => delays.get(delay) ?? null,
    ends: new Set(childrenNamed(root, 'final').map((end) => plainOf(end, 'id'))),
  }
}

const transitionsOf = (source: Source, { layout, idOf, lastsOf, ends }: Reading): readonly ChartTransition[] => {
  const all = childrenNamed(source.element, 'transition').filter((one) => !ends.has(plainOf(one, 'target')))
  return [...Map.groupBy(all, (one) => plainOf(one, 'event'))].flatMap(([event, branches]) =>
    branches.map((one, branch) => ({
      id: ownOf(one, 'id') ?? '',
      source: idOf(source.id),
      targets: layout.targets(one).map(idOf),
      trigger: triggerFrom(event, source, lastsOf),
      branch,
      branches: branches.length,
      guard: layout.guard(one),
      actions: layout.actions(one),
      reenters: layout.reenters(one),
      description: ownOf(one, 'description'),
      rules: listOf(ownOf(one, 'rules')),
    })),
  )
}

const historyFrom = (state: XmlElement, { idOf }: Reading): { readonly history?: History } =>
  state.name === 'history'
    ? {
        history: {
          depth: plainOf(state, 'type') === 'deep' ? 'deep' : 'shallow',
          targets: listOf(ownOf(state, 'targets')).map(idOf),
        },
      }
    : {}

type Parts = Pick<Chart, 'states' | 'transitions'>

/** A state with its transitions, then those within it. */
const partsOf = (element: XmlElement, parent: string | null, reading: Reading): Parts => {
  const { layout, id, idOf } = reading
  const stateId = plainOf(element, 'id') ?? ''
  const [within, regions] = [withinOf(element), hasRegions(element)]
  const initial = regions === undefined ? plainOf(element, 'initial') : null
  const invokes = layout.invokes(element, stateId)
  const state: ChartState = {
    id: idOf(stateId),
    name: idOf(stateId) === '' ? id : (stateId.split('.').at(-1) ?? ''),
    kind: regions === undefined ? (kinds[element.name] ?? (within.length === 0 ? 'atomic' : 'compound')) : 'parallel',
    parent,
    initial: initial === null ? null : idOf(initial),
    description: ownOf(element, 'description'),
    rules: listOf(ownOf(element, 'rules')),
    tags: listOf(ownOf(element, 'tags')),
    entry: layout.entry(element),
    exit: layout.exit(element),
    invokes,
    ...historyFrom(element, reading),
    output: ownOf(element, 'output') ?? undefined,
    context: ownOf(element, 'context') ?? undefined,
  }
  const ends = [stateId, ...(regions === undefined ? [] : [plainOf(regions, 'id') ?? ''])]
  const own = element.name === 'history' ? [] : transitionsOf({ id: stateId, element, invokes, ends }, reading)
  const inner = within.map((child) => partsOf(child, idOf(stateId), reading))
  return {
    states: [state, ...inner.flatMap(({ states }) => states)],
    transitions: [...own, ...inner.flatMap(({ transitions }) => transitions)],
  }
}

/**
 * Reads a chart back from the SCXML that `scxmlOf` writes, or wrote. Throws for what is not such a file.
 *
 * @param lengths milliseconds of delays by name, for a file of the time when none were declared
 */
export const chartFromScxml = (text: string, lengths: ReadonlyMap<string, number | null> = new Map()): Chart => {
  using document = XmlDocument.fromString(text)
  const { root } = document
  const reading = readingOf(root, lengths)
  const parts = [...childrenNamed(root, 'state'), ...childrenNamed(root, 'parallel')].map((one) =>
    partsOf(one, null, reading),
  )
  return {
    id: reading.id,
    states: parts.flatMap(({ states }) => states),
    transitions: parts.flatMap(({ transitions }) => transitions),
  }
}
