import { XmlDocument, XmlElement } from 'libxml2-wasm'
import * as v from 'valibot'
import type { Chart, ChartArrow, ChartState, Named, StateKind } from '../../../charts/chart.ts'
import type { Trigger } from '../../../charts/trigger.ts'
import { endIn, ownNamespace } from './names.ts'

const paramsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
)

const childrenOf = (parent: XmlElement): XmlElement[] => {
  const children: XmlElement[] = []
  for (let child = parent.firstChild; child !== null; child = child.next)
    if (child instanceof XmlElement) children.push(child)
  return children
}

const named = (parent: XmlElement, name: string) => childrenOf(parent).filter((child) => child.name === name)
const plainOf = (element: XmlElement, name: string) => element.attr(name)?.value ?? null
const ownOf = (element: XmlElement, name: string) =>
  element.attrs.find((attribute) => attribute.name === name && attribute.namespaceUri === ownNamespace)?.value ?? null

const listOf = (text: string | null) => (text === null ? [] : text.split(' '))

const namedWith = (name: string, params: string | null): Named => ({
  name,
  params: params === null ? null : v.parse(paramsSchema, params),
})

const actionsIn = (parent: XmlElement | undefined) =>
  parent === undefined
    ? []
    : named(parent, 'action').map((action) => namedWith(plainOf(action, 'name') ?? '', plainOf(action, 'params')))

const kinds: Readonly<Record<string, StateKind>> = { parallel: 'parallel', final: 'final', history: 'history' }
const stateNames = ['state', ...Object.keys(kinds)]

/** Takes the state's id off that of what it invokes. */
const bareInvoke = (id: string, stateId: string) => (id.startsWith(`${stateId}.`) ? id.slice(stateId.length + 1) : id)

/** The name in `srcexpr="'readToken'"`; files of older commits, with which `--diff` compares, have `src="readToken"`. */
const actorOf = (invoke: XmlElement) =>
  /^'([^']*)'$/.exec(plainOf(invoke, 'srcexpr') ?? '')?.[1] ?? plainOf(invoke, 'src') ?? ''

/** Milliseconds of `'1500ms'`. */
const millisecondsOf = (expr: string | null) => {
  const [, count] = /^'(\d+)ms'$/.exec(expr ?? '') ?? []
  return count === undefined ? null : Number(count)
}

const delaysOf = (root: XmlElement): ReadonlyMap<string, number | null> =>
  new Map(
    named(root, 'datamodel')
      .flatMap((model) => named(model, 'data'))
      .map((data) => [plainOf(data, 'id') ?? '', millisecondsOf(plainOf(data, 'expr'))]),
  )

const triggerFrom = (
  event: string | null,
  state: XmlElement,
  stateId: string,
  delays: ReadonlyMap<string, number | null>,
): Trigger => {
  if (event === null) return { kind: 'always' }
  if (event === `done.state.${stateId}`) return { kind: 'stateDone' }
  for (const kind of ['done', 'error'] as const) {
    const prefix = `${kind}.invoke.`
    if (!event.startsWith(prefix)) continue
    const id = event.slice(prefix.length)
    const actor = named(state, 'invoke').find((one) => plainOf(one, 'id') === id)
    if (actor === undefined) throw new Error(`${stateId} hears of '${id}' and does not invoke it`)
    return { kind, invoke: bareInvoke(id, stateId), actor: actorOf(actor) }
  }
  const clock = named(state, 'onentry')
    .flatMap((entry) => named(entry, 'send'))
    .find((send) => plainOf(send, 'event') === event)
  if (clock === undefined) return { kind: 'event', event }
  const delay = plainOf(clock, 'delayexpr') ?? ''
  return { kind: 'after', delay, lasts: delays.get(delay) ?? null }
}

const initialOf = (state: XmlElement) => plainOf(state, 'initial')

/**
 * Reads a chart back from the SCXML that `scxmlOf` writes. Throws for what is not such a file.
 *
 * @param lengths milliseconds of delays by name, for a file of the time when none were declared
 */
export const chartFromScxml = (text: string, lengths: ReadonlyMap<string, number | null> = new Map()): Chart => {
  using document = XmlDocument.fromString(text)
  const id = plainOf(document.root, 'name') ?? ''
  const idOf = (name: string | null) => (name === null || name === id ? '' : name)
  const delays = new Map([...lengths, ...delaysOf(document.root)])
  const states: ChartState[] = []
  const arrows: ChartArrow[] = []

  const transitionsOf = (state: XmlElement) =>
    named(state, 'transition').filter((one) => plainOf(one, 'target') !== endIn(id))
  const branchesOf = (state: XmlElement) => Map.groupBy(transitionsOf(state), (one) => plainOf(one, 'event'))

  const readArrows = (state: XmlElement, stateId: string) => {
    for (const [event, branches] of branchesOf(state))
      for (const [branch, one] of branches.entries()) {
        const guard = plainOf(one, 'cond')
        arrows.push({
          id: ownOf(one, 'id') ?? '',
          source: idOf(stateId),
          targets: listOf(plainOf(one, 'target')).map(idOf),
          trigger: triggerFrom(event, state, stateId, delays),
          branch,
          branches: branches.length,
          guard: guard === null ? null : namedWith(guard, ownOf(one, 'params')),
          actions: actionsIn(one),
          reenters: plainOf(one, 'type') !== 'internal',
          description: ownOf(one, 'description'),
          rules: listOf(ownOf(one, 'rules')),
        })
      }
  }

  const readState = (state: XmlElement, parent: string | null) => {
    const stateId = plainOf(state, 'id') ?? ''
    const within = childrenOf(state).filter((child) => stateNames.includes(child.name))
    const initial = initialOf(state)
    states.push({
      id: idOf(stateId),
      name: stateId.split('.').at(-1) ?? '',
      kind: kinds[state.name] ?? (within.length === 0 ? 'atomic' : 'compound'),
      parent,
      initial: initial === null ? null : idOf(initial),
      description: ownOf(state, 'description'),
      rules: listOf(ownOf(state, 'rules')),
      tags: listOf(ownOf(state, 'tags')),
      entry: actionsIn(named(state, 'onentry')[0]),
      exit: actionsIn(named(state, 'onexit')[0]),
      invokes: named(state, 'invoke').map((invoke) => ({
        id: bareInvoke(plainOf(invoke, 'id') ?? '', stateId),
        actor: actorOf(invoke),
      })),
    })
    readArrows(state, stateId)
    for (const child of within) readState(child, idOf(stateId))
  }

  for (const root of named(document.root, 'state').concat(named(document.root, 'parallel'))) readState(root, null)
  return { id, states, arrows }
}
