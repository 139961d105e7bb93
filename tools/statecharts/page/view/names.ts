import type { ChartArrow } from '../../../charts/chart.ts'
import { conditionLabel, triggerSentence } from '../../../charts/drawing/labels.ts'
import type { Wording } from '../../../charts/words/wording.ts'
import type { FlowFacts } from '../facts/facts.ts'
import type { Texts } from '../texts/texts.ts'

/**
 * A state as people call it; the root is called as the flow. Where several states of the flow have the name, those around
 * it are told too: `Expired › Signing in`.
 */
export const stateName = (wording: Wording, { chart }: FlowFacts, id: string): string => {
  const state = chart.states.find((each) => each.id === id)
  if (state === undefined) return wording.state(chart.id)
  const isShared = chart.states.filter(({ name }) => name === state.name).length > 1
  return isShared
    ? id
        .split('.')
        .map((name) => wording.state(name))
        .join(' › ')
    : wording.state(state.name)
}

/** What sets an arrow off, as a sentence. */
export const triggerName = (wording: Wording, t: Texts, arrow: ChartArrow): string =>
  triggerSentence(wording, arrow) ?? (arrow.trigger.kind === 'always' ? t.always : t.insideEnded)

/** An arrow in one line: what it is about, else what sets it off and on which condition. */
export const arrowName = (wording: Wording, t: Texts, arrow: ChartArrow): string => {
  if (arrow.description !== null) return wording.description(arrow.description)
  return `${triggerName(wording, t, arrow)}${conditionLabel(wording, arrow)}`
}

/** `Signing → Signed`: where an arrow leads. */
export const arrowRoute = (wording: Wording, t: Texts, flow: FlowFacts, { source, targets }: ChartArrow): string =>
  `${stateName(wording, flow, source)} → ${targets.length === 0 ? t.staysHere : targets.map((target) => stateName(wording, flow, target)).join(', ')}`
