import type { ChartTransition, ChartState, Named } from '../../charts/chart.ts'
import { spelt, triggerName, triggerSentence } from '../../charts/drawing/labels.ts'
import type { ChartTexts } from '../../charts/translation/chartTexts.ts'
import type { TransitionPart, StatePart } from './changes.ts'
import { codeOf, inputsOf } from './compared.ts'
import { contextFieldsOf, isPlainValue } from './contextFields.ts'
import type { DiffTexts } from './texts.ts'

const lastName = (id: string) => id.split('.').at(-1) ?? id

/** `“Reading token” (readingToken)`, by a state's id. */
export const stateText =
  (t: DiffTexts, chartTexts: ChartTexts) =>
  (id: string): string =>
    id === '' ? t.wholeFlow : `“${chartTexts.state(lastName(id))}” (${id})`

const listed = (t: DiffTexts, words: readonly string[]) => (words.length === 0 ? t.nothingIn : words.join(', '))

const actionsText = (t: DiffTexts, chartTexts: ChartTexts, actions: readonly Named[]) =>
  listed(
    t,
    actions.map((action) => `“${chartTexts.action(action.name)}” (${spelt(action)})`),
  )

const descriptionText = (t: DiffTexts, chartTexts: ChartTexts, text: string | null) =>
  text === null ? t.nothingIn : `“${chartTexts.description(text)}”`

/** What sets a transition off, with its name in the chart. */
export const occasionText = (t: DiffTexts, chartTexts: ChartTexts, transition: ChartTransition): string => {
  const description =
    triggerSentence(chartTexts, transition) ?? (transition.trigger.kind === 'always' ? t.always : t.insideEnded)
  return `“${description}” (${triggerName(transition)})`
}

const waitText = (t: DiffTexts, { trigger }: ChartTransition) =>
  trigger.kind !== 'after' ? t.nothingIn : trigger.lasts === null ? t.setByProgram : t.seconds(trigger.lasts / 1000)

export const targetsText = (t: DiffTexts, chartTexts: ChartTexts, { targets }: ChartTransition): string =>
  targets.length === 0 ? t.staysHere : targets.map(stateText(t, chartTexts)).join(' + ')

/** How what a flow remembers differs, field by field: `remembers “rain” (false) now; “mode” begins as 'edit' instead of 'view'`. */
export const contextText = (t: DiffTexts, before: ChartState, { context }: ChartState): string => {
  const [was, now] = [contextFieldsOf(before.context), contextFieldsOf(context)]
  if (was === null || now === null) return t.changed(t.parts.context)
  const valued = (name: string, value = '') => (isPlainValue(value) ? `“${name}” (${value})` : `“${name}”`)
  const differences = [
    ...[...now].filter(([name]) => !was.has(name)).map(([name, value]) => t.remembers(valued(name, value))),
    ...[...was.keys()].filter((name) => !now.has(name)).map((name) => t.forgets(`“${name}”`)),
    ...[...now].flatMap(([name, value]) => {
      const old = was.get(name)
      if (old === undefined || old === value) return []
      return isPlainValue(old) && isPlainValue(value)
        ? [t.beginsAs(`“${name}”`, value, old)]
        : [t.beginsOtherwise(`“${name}”`)]
    }),
  ]
  if (differences.length > 0) return `${t.parts.context}: ${differences.join(', ')}`
  const isReordered = [...was.keys()].join(' ') !== [...now.keys()].join(' ')
  return isReordered ? `${t.parts.context}: ${t.otherOrder}` : t.changed(t.parts.context)
}

/** How each part of a state is described, but the order of its regions and what it remembers. */
export const statePartTexts = (
  t: DiffTexts,
  chartTexts: ChartTexts,
): { readonly [Part in Exclude<StatePart, 'regions' | 'context'>]: (state: ChartState) => string } => {
  const state = stateText(t, chartTexts)
  return {
    parent: ({ parent }) => state(parent ?? ''),
    kind: ({ kind }) => t.kinds[kind],
    initial: ({ initial }) => (initial === null ? t.nothingIn : state(initial)),
    history: ({ history }) =>
      history === undefined ? t.nothingIn : `${t.depths[history.depth]}, ${listed(t, history.targets.map(state))}`,
    actionParams: ({ entry, exit }) => listed(t, codeOf([...entry, ...exit])),
    input: (one) => listed(t, inputsOf(one)),
    output: ({ output }) => output ?? t.nothingIn,
    tags: ({ tags }) => listed(t, tags),
    entry: ({ entry }) => actionsText(t, chartTexts, entry),
    exit: ({ exit }) => actionsText(t, chartTexts, exit),
    invokes: ({ invokes }) =>
      listed(
        t,
        invokes.map(({ id, actor }) => `“${chartTexts.actor(actor)}” (${id})`),
      ),
    description: ({ description }) => descriptionText(t, chartTexts, description),
    rules: ({ rules }) => listed(t, rules),
  }
}

/** How each part of a transition is described, but the order in which it is tried. */
export const transitionPartTexts = (
  t: DiffTexts,
  chartTexts: ChartTexts,
): { readonly [Part in Exclude<TransitionPart, 'branch'>]: (transition: ChartTransition) => string } => ({
  source: ({ source }) => stateText(t, chartTexts)(source),
  trigger: (transition) => occasionText(t, chartTexts, transition),
  delay: (transition) => waitText(t, transition),
  guard: ({ guard }) => (guard === null ? t.nothingIn : `“${chartTexts.guard(guard)}” (${spelt(guard)})`),
  guardParams: ({ guard }) => listed(t, guard === null ? [] : codeOf([guard])),
  targets: (transition) => targetsText(t, chartTexts, transition),
  actionParams: ({ actions: all }) => listed(t, codeOf(all)),
  actions: ({ actions }) => actionsText(t, chartTexts, actions),
  reenters: ({ reenters }) => (reenters ? t.entersAnew : t.staysInside),
  description: ({ description }) => descriptionText(t, chartTexts, description),
  rules: ({ rules }) => listed(t, rules),
})
