import type { PartPlace } from '../../logic/ruleIndex.ts'
import { transitionName, stateName } from '../names.ts'
import { flowIn, partIn, useReading } from '../reading.ts'

/** A state or a transition of any flow, leading to it in its drawing. */
export function PartLink({ part }: { readonly part: PartPlace }) {
  const { t, facts, go, chartTextsOf } = useReading()
  const flow = flowIn(facts, part.flow)
  const chartTexts = chartTextsOf(part.flow)
  const found = partIn(flow, part.id)
  const said =
    found === null
      ? t.wholeFlow
      : found.kind === 'state'
        ? stateName(chartTexts, flow, found.state.id)
        : `→ ${transitionName(chartTexts, t, found.transition)}`
  return (
    <button
      type="button"
      className="link"
      onClick={() => go({ view: 'chart', flow: part.flow, part: found === null ? null : part.id })}
    >
      {chartTexts.state(part.flow)}: {said}
    </button>
  )
}
