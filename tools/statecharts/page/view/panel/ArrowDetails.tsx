import type { ChartArrow } from '../../../../charts/chart.ts'
import { isRest, spelt, triggerName as spelling } from '../../../../charts/drawing/labels.ts'
import type { FlowFacts, WalkedPath } from '../../facts/facts.ts'
import type { Crossing } from '../../logic/crossing.ts'
import { arrowName, stateName, triggerName } from '../names.ts'
import { useReading } from '../reading.ts'
import { CrossingPaths } from './CrossingPaths.tsx'
import { PartHead } from './FlowDetails.tsx'
import { RuleList } from './RuleList.tsx'
import { NameList, Section } from './Section.tsx'

interface ArrowDetailsProps {
  readonly flow: FlowFacts
  readonly arrow: ChartArrow
  readonly crossing: Crossing
  readonly onPlay: (path: WalkedPath) => void
}

export function ArrowDetails({ flow, arrow, crossing, onPlay }: ArrowDetailsProps) {
  const { t, language, go, wordingOf } = useReading()
  const wording = wordingOf(flow.id)
  const { guard } = arrow
  const link = (state: string) => (
    <button key={state} type="button" className="link" onClick={() => go({ part: state === '' ? null : state })}>
      {stateName(wording, flow, state)}
    </button>
  )
  return (
    <>
      <PartHead kind={t.arrow} title={arrowName(wording, t, arrow)} spelt={arrow.id} />
      <p className="route">
        {link(arrow.source)} →{' '}
        {arrow.targets.length === 0 ? <span className="quiet">{t.staysHere}</span> : arrow.targets.map(link)}
      </p>
      <Section title={t.trigger}>
        <NameList names={[[triggerName(wording, t, arrow), spelling(arrow)]]} />
        {arrow.trigger.kind === 'after' && arrow.trigger.lasts !== null && (
          <p className="quiet">{t.seconds(new Intl.NumberFormat(language).format(arrow.trigger.lasts / 1000))}</p>
        )}
      </Section>
      {(guard !== null || arrow.branches > 1) && (
        <Section title={t.condition}>
          {guard !== null && <NameList names={[[wording.guard(guard), spelt(guard)]]} />}
          {arrow.branches > 1 && (
            <p className="quiet">
              {isRest(arrow) ? t.rest(arrow.branches) : t.branch(arrow.branch + 1, arrow.branches)}
            </p>
          )}
        </Section>
      )}
      {arrow.actions.length > 0 && (
        <Section title={t.actions}>
          <NameList names={arrow.actions.map((action) => [wording.action(action.name), spelt(action)])} />
        </Section>
      )}
      <RuleList rules={arrow.rules} />
      <CrossingPaths flow={flow} paths={crossing.byArrow.get(arrow.id) ?? []} onPlay={onPlay} />
    </>
  )
}
