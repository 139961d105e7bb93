import type { FlowFacts } from '../../facts/facts.ts'
import { useReading } from '../reading.ts'
import { RuleList } from './RuleList.tsx'

/** The flow as a whole, while nothing in it is chosen. */
export function FlowDetails({ flow }: { readonly flow: FlowFacts }) {
  const { t, chartTextsOf } = useReading()
  const { chart, paths } = flow
  const chartTexts = chartTextsOf(flow.id)
  const root = chart.states.find(({ id }) => id === '')
  return (
    <>
      <PartHead kind={t.wholeFlow} title={chartTexts.state(chart.id)} spelt={chart.id} />
      {typeof root?.description === 'string' && <p>{chartTexts.description(root.description)}</p>}
      <p className="quiet">
        {[t.states(chart.states.length - 1), t.transitions(chart.transitions.length), t.paths(paths.length)].join(
          ' · ',
        )}
      </p>
      <p className="quiet">{t.chooseSomething}</p>
      <RuleList rules={root?.rules ?? []} />
    </>
  )
}

interface PartHeadProps {
  readonly kind: string
  readonly title: string
  readonly spelt: string
}

export function PartHead({ kind, title, spelt }: PartHeadProps) {
  return (
    <header className="part-head">
      <small>{kind}</small>
      <h2>{title}</h2>
      <code>{spelt}</code>
    </header>
  )
}
