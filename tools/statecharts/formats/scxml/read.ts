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

/**
 * Reads a chart back from the SCXML that `scxmlOf` writes, or wrote. Throws for what is not such a file.
 *
 * @param lengths milliseconds of delays by name, for a file of the time when none were declared
 */
export const chartFromScxml = (text: string, lengths: ReadonlyMap<string, number | null> = new Map()): Chart => {
  using document = XmlDocument.fromString(text)
  const id = plainOf(document.root, 'name') ?? ''
  const rootId = plainOf(document.root, 'initial') ?? id
  const { entry, exit, invokes, guard, actions, targets, reenters, lasts } =
    ownOf(document.root, 'format') === null ? olderLayout : layout
  const idOf = (name: string) => (name === rootId ? '' : name)
  const delays = new Map([
    ...lengths,
    ...childrenNamed(document.root, 'datamodel')
      .flatMap((model) => childrenNamed(model, 'data'))
      .map((data) => [plainOf(data, 'id') ?? '', lasts(data)] as const),
  ])
  const ends = new Set(childrenNamed(document.root, 'final').map((end) => plainOf(end, 'id')))
  const states: ChartState[] = []
  const transitions: ChartTransition[] = []

  const readTransitions = (source: Source) => {
    const all = childrenNamed(source.element, 'transition').filter((one) => !ends.has(plainOf(one, 'target')))
    for (const [event, branches] of Map.groupBy(all, (one) => plainOf(one, 'event')))
      for (const [branch, one] of branches.entries())
        transitions.push({
          id: ownOf(one, 'id') ?? '',
          source: idOf(source.id),
          targets: targets(one).map(idOf),
          trigger: triggerFrom(event, source, (delay) => delays.get(delay) ?? null),
          branch,
          branches: branches.length,
          guard: guard(one),
          actions: actions(one),
          reenters: reenters(one),
          description: ownOf(one, 'description'),
          rules: listOf(ownOf(one, 'rules')),
        })
  }

  const historyFrom = (state: XmlElement): { readonly history?: History } =>
    state.name === 'history'
      ? {
          history: {
            depth: plainOf(state, 'type') === 'deep' ? 'deep' : 'shallow',
            targets: listOf(ownOf(state, 'targets')).map(idOf),
          },
        }
      : {}

  const readState = (element: XmlElement, parent: string | null) => {
    const stateId = plainOf(element, 'id') ?? ''
    const [within, regions] = [withinOf(element), hasRegions(element)]
    const initial = regions === undefined ? plainOf(element, 'initial') : null
    const invoked = invokes(element, stateId)
    states.push({
      id: idOf(stateId),
      name: idOf(stateId) === '' ? id : (stateId.split('.').at(-1) ?? ''),
      kind: regions === undefined ? (kinds[element.name] ?? (within.length === 0 ? 'atomic' : 'compound')) : 'parallel',
      parent,
      initial: initial === null ? null : idOf(initial),
      description: ownOf(element, 'description'),
      rules: listOf(ownOf(element, 'rules')),
      tags: listOf(ownOf(element, 'tags')),
      entry: entry(element),
      exit: exit(element),
      invokes: invoked,
      ...historyFrom(element),
      output: ownOf(element, 'output') ?? undefined,
      context: ownOf(element, 'context') ?? undefined,
    })
    if (element.name !== 'history')
      readTransitions({
        id: stateId,
        element,
        invokes: invoked,
        ends: [stateId, ...(regions === undefined ? [] : [plainOf(regions, 'id') ?? ''])],
      })
    for (const child of within) readState(child, idOf(stateId))
  }

  for (const root of [...childrenNamed(document.root, 'state'), ...childrenNamed(document.root, 'parallel')])
    readState(root, null)
  return { id, states, transitions }
}
