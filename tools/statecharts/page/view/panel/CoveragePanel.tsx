import type { FlowFacts } from '../../facts/facts.ts'
import type { Crossing } from '../../logic/crossing.ts'
import { transitionName, transitionRoute } from '../names.ts'
import { useReading } from '../reading.ts'
import { TransitionLinks } from './TransitionLinks.tsx'
import { Section } from './Section.tsx'

/** How many generated paths take each transition; those that none takes stand first. */
export function CoveragePanel({ flow, crossing }: { readonly flow: FlowFacts; readonly crossing: Crossing }) {
  const { t, go, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const { transitions } = flow.chart
  const { byTransition, unwalked } = crossing
  const counted = transitions
    .map((transition) => ({ transition, count: byTransition.get(transition.id)?.length ?? 0 }))
    .toSorted((one, other) => one.count - other.count)
  return (
    <>
      <p className="coverage-sum">{t.covered(transitions.length - unwalked.length, transitions.length)}</p>
      <progress max={transitions.length} value={transitions.length - unwalked.length} aria-label={t.coverage} />
      {unwalked.length === 0 ? (
        <p className="quiet">{t.allWalked}</p>
      ) : (
        <TransitionLinks
          flow={flow}
          title={t.unwalked}
          transitions={transitions.filter(({ id }) => unwalked.includes(id))}
        />
      )}
      <Section title={t.transitionPaths}>
        <ul className="counted">
          {counted.map(({ transition, count }) => (
            <li key={transition.id}>
              <button type="button" onClick={() => go({ part: transition.id })}>
                <span>
                  {transitionName(chartTexts, t, transition)}
                  <small>{transitionRoute(chartTexts, t, flow, transition)}</small>
                </span>
                <b>{t.paths(count)}</b>
              </button>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
