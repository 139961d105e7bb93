import type { ChartState } from '../../../../charts/chart.ts'
import { spelt } from '../../../../charts/drawing/labels.ts'
import type { FlowFacts, WalkedPath } from '../../facts/facts.ts'
import type { Crossing } from '../../logic/crossing.ts'
import { StateNote } from '../notes/StateNote.tsx'
import { stateName } from '../names.ts'
import { useReading } from '../reading.ts'
import { TransitionLinks } from './TransitionLinks.tsx'
import { CrossingPaths } from './CrossingPaths.tsx'
import { FailureTexts } from './FailureTexts.tsx'
import { PartHead } from './FlowDetails.tsx'
import { RuleList } from './RuleList.tsx'
import { NameList, Section } from './Section.tsx'
import { ViewPicture } from './ViewPicture.tsx'

interface StateDetailsProps {
  readonly flow: FlowFacts
  readonly state: ChartState
  readonly crossing: Crossing
  readonly onPlay: (path: WalkedPath) => void
}

/** What a state does on entry and on exit, and which work runs while the flow is in it. */
function StateActions({ flow, state }: Pick<StateDetailsProps, 'flow' | 'state'>) {
  const { t, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const actions = [
    [t.onEntry, state.entry],
    [t.onExit, state.exit],
  ] as const
  return (
    <>
      {actions.map(
        ([name, named]) =>
          named.length > 0 && (
            <Section key={name} title={name}>
              <NameList names={named.map((action) => [chartTexts.action(action.name), spelt(action)])} />
            </Section>
          ),
      )}
      {state.invokes.length > 0 && (
        <Section title={t.work}>
          <NameList names={state.invokes.map(({ actor }) => [chartTexts.actor(actor), actor])} />
        </Section>
      )}
    </>
  )
}

export function StateDetails({ flow, state, crossing, onPlay }: StateDetailsProps) {
  const { t, go, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const title = chartTexts.state(state.name)
  const kinds = { atomic: null, history: null, compound: t.nested, parallel: t.parallel, final: t.final }
  const kind = kinds[state.kind]
  const isSeen = flow.paths.some(({ first, steps }) =>
    [first, ...steps.map(({ states }) => states)].flat().includes(state.id),
  )
  const { parent } = state
  return (
    <>
      <PartHead kind={kind === null ? t.state : `${t.state} · ${kind}`} title={title} spelt={state.id} />
      {state.description !== null && <p>{chartTexts.description(state.description)}</p>}
      {parent !== null && parent !== '' && (
        <p>
          <span className="quiet">{t.within}</span>{' '}
          <button type="button" className="link" onClick={() => go({ part: parent })}>
            {stateName(chartTexts, flow, parent)}
          </button>
        </p>
      )}
      {isSeen && <ViewPicture flow={flow.id} key={state.id} state={state.id} title={title} />}
      <StateNote flow={flow} state={state.id} />
      <FailureTexts flow={flow} state={state.id} />
      <RuleList rules={state.rules} />
      <StateActions flow={flow} state={state} />
      <TransitionLinks
        flow={flow}
        title={t.leaving}
        transitions={flow.chart.transitions.filter(({ source }) => source === state.id)}
      />
      <TransitionLinks
        flow={flow}
        title={t.arriving}
        transitions={flow.chart.transitions.filter(({ targets }) => targets.includes(state.id))}
      />
      <CrossingPaths flow={flow} paths={crossing.byState.get(state.id) ?? []} onPlay={onPlay} />
    </>
  )
}
