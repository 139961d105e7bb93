import type { ChartTransition } from '../../../../charts/chart.ts'
import { ArrowRightIcon } from '../../../../../src/ui/icons/icons.tsx'
import type { FlowFacts } from '../../facts/facts.ts'
import { transitionName, transitionRoute } from '../names.ts'
import { useReading } from '../reading.ts'
import { Section } from './Section.tsx'

interface TransitionLinksProps {
  readonly flow: FlowFacts
  readonly title: string
  readonly transitions: readonly ChartTransition[]
}

/** Transitions by what they are about and where they lead; each can be chosen. */
export function TransitionLinks({ flow, title, transitions }: TransitionLinksProps) {
  const { t, go, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  if (transitions.length === 0) return null
  return (
    <Section title={title}>
      <ul className="transition-links">
        {transitions.map((transition) => (
          <li key={transition.id}>
            <button type="button" onClick={() => go({ part: transition.id })}>
              <ArrowRightIcon size={14} />
              <span>
                {transitionName(chartTexts, t, transition)}
                <small>{transitionRoute(chartTexts, t, flow, transition)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
