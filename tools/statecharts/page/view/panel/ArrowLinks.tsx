import type { ChartArrow } from '../../../../charts/chart.ts'
import { ArrowRightIcon } from '../../../../../src/ui/icons/icons.tsx'
import type { FlowFacts } from '../../facts/facts.ts'
import { arrowName, arrowRoute } from '../names.ts'
import { useReading } from '../reading.ts'
import { Section } from './Section.tsx'

interface ArrowLinksProps {
  readonly flow: FlowFacts
  readonly title: string
  readonly arrows: readonly ChartArrow[]
}

/** Arrows by what they are about and where they lead; each can be chosen. */
export function ArrowLinks({ flow, title, arrows }: ArrowLinksProps) {
  const { t, go, wordingOf } = useReading()
  const wording = wordingOf(flow.id)
  if (arrows.length === 0) return null
  return (
    <Section title={title}>
      <ul className="arrow-links">
        {arrows.map((arrow) => (
          <li key={arrow.id}>
            <button type="button" onClick={() => go({ part: arrow.id })}>
              <ArrowRightIcon size={14} />
              <span>
                {arrowName(wording, t, arrow)}
                <small>{arrowRoute(wording, t, flow, arrow)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
