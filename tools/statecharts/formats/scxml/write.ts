import { escapedAttribute } from '../../../../src/domain/xml/escape.ts'
import type { Chart, ChartArrow, ChartState, Named } from '../../../charts/chart.ts'
import { actorType, endIn, ownNamespace, scxmlNamespace } from './names.ts'

type Attributes = Readonly<Record<string, string | null>>

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .flatMap(([name, value]) => (value === null || value === '' ? [] : [` ${name}="${escapedAttribute(value)}"`]))
    .join('')

const element = (name: string, attributes: Attributes, inside: readonly string[] = []): string[] =>
  inside.length === 0
    ? [`<${name}${attributesOf(attributes)}/>`]
    : [`<${name}${attributesOf(attributes)}>`, ...inside.map((line) => `  ${line}`), `</${name}>`]

const paramsOf = ({ params }: Named) => (params === null ? null : JSON.stringify(params))

const actionsOf = (actions: readonly Named[]) =>
  actions.flatMap((action) => element('own:action', { name: action.name, params: paramsOf(action) }))

/** Ids are unique in a file of SCXML, and two states may invoke the same work. */
const invokeId = (state: string, invoke: string) => `${state}.${invoke}`

const eventOf = ({ trigger, source }: ChartArrow, stateId: (id: string) => string): string | null => {
  switch (trigger.kind) {
    case 'event':
      return trigger.event
    case 'done':
      return `done.invoke.${invokeId(stateId(source), trigger.invoke)}`
    case 'error':
      return `error.invoke.${invokeId(stateId(source), trigger.invoke)}`
    case 'after':
      return `after.${trigger.delay}.${stateId(source)}`
    case 'stateDone':
      return `done.state.${stateId(source)}`
    case 'always':
      return null
  }
}

/** Declares what conditions and delays name, as ECMAScript wants it; a delay that the program sets has no value. */
const dataOf = ({ arrows }: Chart): string[] => {
  const guards = arrows.flatMap(({ guard }) => (guard === null ? [] : [[guard.name, null] as const]))
  const delays = arrows.flatMap(({ trigger }) =>
    trigger.kind === 'after' ? [[trigger.delay, trigger.lasts === null ? null : `'${trigger.lasts}ms'`] as const] : [],
  )
  const data = [...new Map([...guards, ...delays])].flatMap(([id, expr]) => element('data', { id, expr }))
  return data.length === 0 ? [] : element('datamodel', {}, data)
}

/** Whether a chart can come to its end by itself. */
const canEnd = ({ states }: Chart): boolean => {
  const endsWithin = (parent: string) => states.some((state) => state.parent === parent && state.kind === 'final')
  const root = states.find(({ parent }) => parent === null)
  return root?.kind === 'parallel'
    ? states.filter(({ parent }) => parent === root.id).every(({ id }) => endsWithin(id))
    : endsWithin('')
}

const about = ({ description, rules }: Pick<ChartState, 'description' | 'rules'>) => ({
  'own:description': description,
  'own:rules': rules.join(' '),
})

/**
 * A chart as SCXML 1.0. The whole chart is one state, named as its machine, since SCXML's root has no transitions; where it
 * can end, an end of the file stands beside it. An actor is named in `srcexpr`, as a reader looks for a file behind a `src`.
 * Guards stand in `cond` by name; a delay is a `send` under the delay's name, taken back on leaving. Both are declared as
 * data, so that the file is a valid one of the ECMAScript data model; without the product's code every guard says no.
 */
export const scxmlOf = (chart: Chart): string => {
  const ends = canEnd(chart)
  const stateId = (id: string) => (id === '' ? chart.id : id)
  const arrowsOf = (id: string) => chart.arrows.filter(({ source }) => source === id)

  const transition = (arrow: ChartArrow) =>
    element(
      'transition',
      {
        event: eventOf(arrow, stateId),
        cond: arrow.guard?.name ?? null,
        target: arrow.targets.map(stateId).join(' '),
        type: arrow.reenters ? null : 'internal',
        'own:id': arrow.id,
        'own:params': arrow.guard === null ? null : paramsOf(arrow.guard),
        ...about(arrow),
      },
      actionsOf(arrow.actions),
    )

  const written = (state: ChartState): string[] => {
    const arrows = arrowsOf(state.id)
    const delays = [...new Set(arrows.flatMap(({ trigger }) => (trigger.kind === 'after' ? [trigger.delay] : [])))]
    const clock = (delay: string) => `after.${delay}.${stateId(state.id)}`
    const onEntry = [
      ...actionsOf(state.entry),
      ...delays.flatMap((delay) => element('send', { id: clock(delay), event: clock(delay), delayexpr: delay })),
    ]
    const onExit = [...actionsOf(state.exit), ...delays.flatMap((delay) => element('cancel', { sendid: clock(delay) }))]
    const name =
      state.kind === 'parallel'
        ? 'parallel'
        : state.kind === 'final'
          ? 'final'
          : state.kind === 'history'
            ? 'history'
            : 'state'
    return element(
      name,
      {
        id: stateId(state.id),
        initial: state.initial === null ? null : stateId(state.initial),
        'own:tags': state.tags.join(' '),
        ...about(state),
      },
      [
        ...(onEntry.length === 0 ? [] : element('onentry', {}, onEntry)),
        ...(onExit.length === 0 ? [] : element('onexit', {}, onExit)),
        ...state.invokes.flatMap(({ id, actor }) =>
          element('invoke', { type: actorType, id: invokeId(stateId(state.id), id), srcexpr: `'${actor}'` }),
        ),
        ...arrows.flatMap(transition),
        ...(state.parent === null && ends
          ? element('transition', { event: `done.state.${stateId(state.id)}`, target: endIn(chart.id) })
          : []),
        ...chart.states.filter(({ parent }) => parent === state.id).flatMap(written),
      ],
    )
  }

  const root = chart.states.filter(({ parent }) => parent === null).flatMap(written)
  const end = ends ? element('final', { id: endIn(chart.id) }) : []
  const attributes = {
    xmlns: scxmlNamespace,
    'xmlns:own': ownNamespace,
    version: '1.0',
    name: chart.id,
    initial: chart.id,
    datamodel: 'ecmascript',
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element('scxml', attributes, [...dataOf(chart), ...root, ...end]),
    '',
  ].join('\n')
}
