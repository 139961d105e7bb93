import type { ChartTransition } from '../../../../charts/chart.ts'
import { isRest, spelt, triggerName as spelling } from '../../../../charts/drawing/labels.ts'
import type { FlowFacts, WalkedPath } from '../../facts/facts.ts'
import type { Crossing } from '../../logic/crossing.ts'
import { transitionName, stateName, triggerName } from '../names.ts'
import { useReading } from '../reading.ts'
import { CrossingPaths } from './CrossingPaths.tsx'
import { PartHead } from './FlowDetails.tsx'
import { RuleList } from './RuleList.tsx'
import { NameList, Section } from './Section.tsx'

interface TransitionDetailsProps {
  readonly flow: FlowFacts
  readonly transition: ChartTransition
  readonly crossing: Crossing
  readonly onPlay: (path: WalkedPath) => void
}

export function TransitionDetails({ flow, transition, crossing, onPlay }: TransitionDetailsProps) {
  const { t, language, go, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const { guard } = transition
  const link = (state: string) => (
    <button key={state} type="button" className="link" onClick={() => go({ part: state === '' ? null : state })}>
      {stateName(chartTexts, flow, state)}
    </button>
  )
  return (
    <>
      <PartHead kind={t.transition} title={transitionName(chartTexts, t, transition)} spelt={transition.id} />
      <p className="route">
        {link(transition.source)} →{' '}
        {transition.targets.length === 0 ? <span className="quiet">{t.staysHere}</span> : transition.targets.map(link)}
      </p>
      <Section title={t.trigger}>
        <NameList names={[[triggerName(chartTexts, t, transition), spelling(transition)]]} />
        {transition.trigger.kind === 'after' && transition.trigger.lasts !== null && (
          <p className="quiet">{t.seconds(new Intl.NumberFormat(language).format(transition.trigger.lasts / 1000))}</p>
        )}
      </Section>
      {(guard !== null || transition.branches > 1) && (
        <Section title={t.condition}>
          {guard !== null && <NameList names={[[chartTexts.guard(guard), spelt(guard)]]} />}
          {transition.branches > 1 && (
            <p className="quiet">
              {isRest(transition) ? t.rest(transition.branches) : t.branch(transition.branch + 1, transition.branches)}
            </p>
          )}
        </Section>
      )}
      {transition.actions.length > 0 && (
        <Section title={t.actions}>
          <NameList names={transition.actions.map((action) => [chartTexts.action(action.name), spelt(action)])} />
        </Section>
      )}
      <RuleList rules={transition.rules} />
      <CrossingPaths flow={flow} paths={crossing.byTransition.get(transition.id) ?? []} onPlay={onPlay} />
    </>
  )
}
