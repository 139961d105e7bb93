import type { Chart, ChartTransition, ChartState } from '../../../charts/chart.ts'
import { conditionsOf } from './conditions.ts'
import { dataOf, type Data } from './data.ts'
import { exitsNothing, keptParallels, staysWithin } from './domains.ts'
import { element } from './element.ts'
import { eventsOf } from './events.ts'
import { fileIdsOf, format, ownNamespace, scxmlNamespace } from './names.ts'
import { actionsText, guardText, invokesText } from './own.ts'

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

const dataElements = ({ variables }: Data) =>
  variables.length === 0
    ? []
    : element(
        'datamodel',
        {},
        variables.flatMap(({ id, expr, isSetByProgram }) =>
          element('data', { id, expr, 'own:set': isSetByProgram ? 'program' : null }),
        ),
      )

/** What the parts of the file need of the chart that they are written for. */
const fileOf = (chart: Chart) => {
  const ids = fileIdsOf(chart)
  const kept = keptParallels(chart)
  const doneOf = (id: string) => (kept.has(id) ? ids.regions(id) : ids.of(id))
  return { chart, ids, kept, doneOf, events: eventsOf(chart, ids, doneOf), data: dataOf(chart, ids) }
}
type FileOf = ReturnType<typeof fileOf>

const transitionWriter = ({ chart, ids, kept, data, events }: FileOf) => {
  const conditionOf = conditionsOf(chart, ids, data, events)

  /** Where a state begins: the target of a transition that exits what is within its source and not the source itself. */
  const beginOf = ({ id, initial }: ChartState) => (kept.has(id) ? ids.regions(id) : ids.of(initial ?? id))

  return (transition: ChartTransition, source: ChartState) => {
    const targets = transition.targets.map((target) =>
      target === source.id && staysWithin(transition) ? beginOf(source) : ids.of(target),
    )
    const target = exitsNothing(transition, source) ? '' : targets.join(' ')
    const chartTarget = transition.targets.map(ids.of).join(' ')
    const guard = guardText(transition.guard)
    return element('transition', {
      event: events.of(transition),
      cond: conditionOf(transition),
      target,
      type: target !== '' && staysWithin(transition) ? 'internal' : null,
      'own:id': transition.id,
      'own:targets': target === chartTarget ? null : chartTarget,
      'own:reenter': transition.reenters ? 'true' : null,
      'own:guard': guard,
      'own:actions': actionsText(transition.actions),
      ...about(transition),
    })
  }
}

/** The clocks that a state starts on entry and stops on exit. */
const clocksOf = ({ chart, ids, data }: FileOf, state: ChartState) => {
  const delays = new Set(
    chart.transitions.flatMap(({ source, trigger }) =>
      source === state.id && trigger.kind === 'after' ? [trigger.delay] : [],
    ),
  )
  return [...delays].map((delay) => ({ id: `after.${delay}.${ids.of(state.id)}`, delayexpr: data.delay(delay) }))
}

const historyWriter = ({ chart, ids, kept }: FileOf) => {
  const states = new Map(chart.states.map((state) => [state.id, state]))
  return ({ id, history, parent }: ChartState, place: number | null) => {
    const around = parent ?? ''
    const targets =
      kept.has(around) && history?.targets.every((target) => states.get(target)?.parent === around) === true
        ? [ids.regions(around)]
        : (history?.targets ?? []).map(ids.of)
    return element(
      'history',
      {
        id: ids.of(id),
        type: history?.depth,
        'own:targets': history?.targets.map(ids.of).join(' '),
        'own:place': place === null ? null : String(place),
        ...about(states.get(id) ?? { description: null, rules: [] }),
      },
      element('transition', { target: targets.join(' ') }),
    )
  }
}

/** What a state does on entry and on exit for its clocks. */
const clockElements = (file: FileOf, state: ChartState) => {
  const clocks = clocksOf(file, state)
  const onEntry = clocks.flatMap(({ id, delayexpr }) => element('send', { id, event: id, delayexpr }))
  const onExit = clocks.flatMap(({ id }) => element('cancel', { sendid: id }))
  return [
    ...(onEntry.length === 0 ? [] : element('onentry', {}, onEntry)),
    ...(onExit.length === 0 ? [] : element('onexit', {}, onExit)),
  ]
}

const stateAttributes = ({ ids, kept }: FileOf, state: ChartState) => ({
  id: ids.of(state.id),
  initial: kept.has(state.id) ? ids.regions(state.id) : state.initial === null ? null : ids.of(state.initial),
  'own:tags': state.tags.join(' '),
  ...about(state),
  'own:entry': actionsText(state.entry),
  'own:exit': actionsText(state.exit),
  'own:invokes': invokesText(state.invokes),
  'own:context': state.context,
  'own:output': state.output,
})

const stateWriter = (file: FileOf) => {
  const { chart, ids, kept, doneOf, events } = file
  const transitionElement = transitionWriter(file)
  const historyElement = historyWriter(file)

  const withinOf = (state: ChartState): readonly string[] => {
    const children = chart.states.filter(({ parent }) => parent === state.id)
    if (!kept.has(state.id))
      return children.flatMap((child) => (child.kind === 'history' ? historyElement(child, null) : written(child)))
    return [
      ...children.flatMap((child, place) => (child.kind === 'history' ? historyElement(child, place) : [])),
      ...element(
        'parallel',
        { id: ids.regions(state.id), 'own:regions': 'true' },
        children.filter(({ kind }) => kind !== 'history').flatMap(written),
      ),
    ]
  }

  const endElement = (state: ChartState) =>
    state.parent === null && canEnd(chart)
      ? element('transition', {
          event: `done.state.${doneOf('')}`,
          cond: events.exactly(`done.state.${doneOf('')}`),
          target: ids.end,
        })
      : []

  const written = (state: ChartState): readonly string[] =>
    element(
      (state.kind === 'parallel' && !kept.has(state.id)) || state.kind === 'final' ? state.kind : 'state',
      stateAttributes(file, state),
      [
        ...clockElements(file, state),
        ...endElement(state),
        ...chart.transitions
          .filter(({ source }) => source === state.id)
          .flatMap((transition) => transitionElement(transition, state)),
        ...withinOf(state),
      ],
    )

  return written
}

/**
 * A chart as SCXML 1.0, in which another engine takes the transitions that XState takes.
 *
 * - SCXML's root has no transitions, so the whole chart is one state; where it can end, an end of the file stands beside it.
 * - A guard is a variable that is false until somebody sets it, one for each set of parameters; a delay is a `send` after a
 *   variable's time, taken back on exit. What the program sets lasts a day in the file.
 * - What XState does and SCXML does not (`staysWithin`, `keptParallels`, `conditionsOf`) is put in SCXML's own terms, with
 *   the chart's targets beside it.
 * - Actions and actors are code of the product: they stand in attributes that no engine reads. Whoever runs the file sends
 *   `done.invoke…` and `error.invoke…` for the actors.
 */
export const scxmlOf = (chart: Chart): string => {
  const file = fileOf(chart)
  const { ids, data } = file
  const roots = chart.states.filter(({ parent }) => parent === null)
  const attributes = {
    xmlns: scxmlNamespace,
    'xmlns:own': ownNamespace,
    version: '1.0',
    name: chart.id,
    initial: ids.of(''),
    datamodel: 'ecmascript',
    'own:format': format,
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...element('scxml', attributes, [
      ...dataElements(data),
      ...roots.flatMap(stateWriter(file)),
      ...(canEnd(chart) ? element('final', { id: ids.end }) : []),
    ]),
    '',
  ].join('\n')
}
