import type { FlowFacts } from '../../facts/facts.ts'
import type { Crossing } from '../../logic/crossing.ts'
import { arrowName, arrowRoute } from '../names.ts'
import { useReading } from '../reading.ts'
import { ArrowLinks } from './ArrowLinks.tsx'
import { Section } from './Section.tsx'

/** How many generated paths take each arrow; those that none takes stand first. */
export function CoveragePanel({ flow, crossing }: { readonly flow: FlowFacts; readonly crossing: Crossing }) {
  const { t, go, wordingOf } = useReading()
  const wording = wordingOf(flow.id)
  const { arrows } = flow.chart
  const { byArrow, unwalked } = crossing
  const counted = arrows
    .map((arrow) => ({ arrow, count: byArrow.get(arrow.id)?.length ?? 0 }))
    .toSorted((one, other) => one.count - other.count)
  return (
    <>
      <p className="coverage-sum">{t.covered(arrows.length - unwalked.length, arrows.length)}</p>
      <progress max={arrows.length} value={arrows.length - unwalked.length} aria-label={t.coverage} />
      {unwalked.length === 0 ? (
        <p className="quiet">{t.allWalked}</p>
      ) : (
        <ArrowLinks flow={flow} title={t.unwalked} arrows={arrows.filter(({ id }) => unwalked.includes(id))} />
      )}
      <Section title={t.arrowPaths}>
        <ul className="counted">
          {counted.map(({ arrow, count }) => (
            <li key={arrow.id}>
              <button type="button" onClick={() => go({ part: arrow.id })}>
                <span>
                  {arrowName(wording, t, arrow)}
                  <small>{arrowRoute(wording, t, flow, arrow)}</small>
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
