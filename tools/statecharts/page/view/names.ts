import type { ChartTransition } from '../../../charts/chart.ts'
import { conditionLabel, triggerSentence } from '../../../charts/drawing/labels.ts'
import type { ChartTexts } from '../../../charts/translation/chartTexts.ts'
import type { FlowFacts } from '../facts/facts.ts'
import type { Texts } from '../texts.ts'

/**
 * A state as people call it; the root is called as the flow. Where several states of the flow have the name, those around
 * it are named too: `Expired › Signing in`.
 */
export const stateName = (chartTexts: ChartTexts, { chart }: FlowFacts, id: string): string => {
  const state = chart.states.find((each) => each.id === id)
  if (state === undefined) return chartTexts.state(chart.id)
  const isShared = chart.states.filter(({ name }) => name === state.name).length > 1
  return isShared
    ? id
        .split('.')
        .map((name) => chartTexts.state(name))
        .join(' › ')
    : chartTexts.state(state.name)
}

/** What sets a transition off, as a description. */
export const triggerName = (chartTexts: ChartTexts, t: Texts, transition: ChartTransition): string =>
  triggerSentence(chartTexts, transition) ?? (transition.trigger.kind === 'always' ? t.always : t.insideEnded)

/** A transition in one line: what it is about, else what sets it off and on which condition. */
export const transitionName = (chartTexts: ChartTexts, t: Texts, transition: ChartTransition): string => {
  if (transition.description !== null) return chartTexts.description(transition.description)
  return `${triggerName(chartTexts, t, transition)}${conditionLabel(chartTexts, transition)}`
}

/** `Signing → Signed`: where a transition leads. */
export const transitionRoute = (
  chartTexts: ChartTexts,
  t: Texts,
  flow: FlowFacts,
  { source, targets }: ChartTransition,
): string =>
  `${stateName(chartTexts, flow, source)} → ${targets.length === 0 ? t.staysHere : targets.map((target) => stateName(chartTexts, flow, target)).join(', ')}`
