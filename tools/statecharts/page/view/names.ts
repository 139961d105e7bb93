import type { ChartArrow } from '../../../charts/chart.ts'
import type { Wording } from '../../../charts/words/wording.ts'
import type { FlowFacts } from '../facts/facts.ts'
import type { Texts } from '../texts/texts.ts'

/** A state as people call it; the root is called as the flow. */
export const stateName = (wording: Wording, { chart }: FlowFacts, id: string): string =>
  wording.state(chart.states.find((state) => state.id === id)?.name ?? chart.id)

/** What sets an arrow off, as a sentence. */
export const triggerName = (wording: Wording, t: Texts, { trigger }: ChartArrow): string => {
  switch (trigger.kind) {
    case 'event':
      return wording.event(trigger.event)
    case 'done':
      return wording.actor(trigger.actor)
    case 'error':
      return wording.fault(trigger.actor)
    case 'after':
      return wording.delay(trigger.delay)
    case 'always':
      return t.always
    case 'stateDone':
      return t.insideEnded
  }
}

/** An arrow in one line: what it is about, else what sets it off and on which condition. */
export const arrowName = (wording: Wording, t: Texts, arrow: ChartArrow): string => {
  if (arrow.description !== null) return wording.description(arrow.description)
  const condition = arrow.guard === null ? '' : ` [${wording.guard(arrow.guard)}]`
  return `${triggerName(wording, t, arrow)}${condition}`
}

/** `Signing → Signed`: where an arrow leads. */
export const arrowRoute = (wording: Wording, t: Texts, flow: FlowFacts, { source, targets }: ChartArrow): string =>
  `${stateName(wording, flow, source)} → ${targets.length === 0 ? t.staysHere : targets.map((target) => stateName(wording, flow, target)).join(', ')}`
