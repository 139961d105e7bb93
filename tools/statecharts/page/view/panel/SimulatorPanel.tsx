import { useState } from 'react'
import { folded } from '../../../../../src/domain/text.ts'
import type { FlowFacts } from '../../facts/facts.ts'
import { Choice } from '../Choice.tsx'
import { stateName } from '../names.ts'
import { useReading } from '../reading.ts'
import { TransitionLinks } from './TransitionLinks.tsx'
import { KeptRun } from './KeptRun.tsx'
import { Section } from './Section.tsx'
import type { Simulator } from './useSimulator.ts'

interface SimulatorProps {
  readonly flow: FlowFacts
  readonly simulator: Simulator
}

/** Where the run begins, one step back, and all over again. */
function SimulatorBar({ flow, simulator }: SimulatorProps) {
  const { t, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const { happened, starts, start } = simulator
  return (
    <div className="simulator-bar">
      <Choice
        isLabelled
        label={t.start}
        value={start}
        options={starts.map((each) => [each, chartTexts.start(each)])}
        onChoose={simulator.begin}
      />
      <button type="button" className="tool" disabled={happened.length === 0} onClick={simulator.back}>
        {t.back}
      </button>
      <button type="button" className="tool" disabled={happened.length === 0} onClick={simulator.restart}>
        {t.restart}
      </button>
    </div>
  )
}

/** The steps of the run so far. */
function Happened({ flow, simulator: { happened } }: SimulatorProps) {
  const { t, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  return (
    <Section title={t.happened}>
      {happened.length === 0 ? (
        <p className="quiet">{t.nothingYet}</p>
      ) : (
        <ol className="steps">
          {happened.map((stimulus, at) => (
            <li key={`${at} ${stimulus.name}`}>{chartTexts.step(stimulus)}</li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** Steps the real machine: what can happen, what has happened, where it stands and what it keeps. */
export function SimulatorPanel({ flow, simulator }: SimulatorProps) {
  const { t, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const { standing, happened } = simulator
  return (
    <>
      <SimulatorBar flow={flow} simulator={simulator} />
      <Section title={t.whereItIs}>
        <p className="standing" role="status">
          {standing.states.map((state) => (
            <strong key={state}>{stateName(chartTexts, flow, state)}</strong>
          ))}
        </p>
        {standing.isDone && <p className="quiet">{t.ended}</p>}
      </Section>
      {simulator.lost.length > 0 && (
        <p className="warning" role="alert">
          {t.runLost(happened.length, simulator.lost[0] ?? '')}
        </p>
      )}
      {!standing.isDone && <Possible flow={flow} simulator={simulator} />}
      <TransitionLinks
        flow={flow}
        title={t.takenTransitions}
        transitions={standing.taken.flatMap(
          (id) => flow.chart.transitions.find((transition) => transition.id === id) ?? [],
        )}
      />
      <Happened flow={flow} simulator={simulator} />
      <KeptRun flow={flow} simulator={simulator} />
      <Section title={t.context}>
        <pre>{JSON.stringify(standing.context, null, 2)}</pre>
      </Section>
    </>
  )
}

const manyChoices = 8

function Possible({ flow, simulator }: SimulatorProps) {
  const { t, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const [typed, setTyped] = useState('')
  const { possible } = simulator.standing
  const shown = possible
    .map((stimulus) => ({ stimulus, said: chartTexts.step(stimulus) }))
    .filter(({ said }) => folded(said).includes(folded(typed)))
    .toSorted((one, other) => Number(other.stimulus === simulator.next) - Number(one.stimulus === simulator.next))
  return (
    <Section title={t.whatHappens}>
      {possible.length > manyChoices && (
        <label className="search">
          <span className="visually-hidden">{t.narrow}</span>
          <input
            type="search"
            value={typed}
            placeholder={t.narrow}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      <ul className="choices">
        {shown.map(({ stimulus, said }) => (
          <li key={stimulus.name}>
            <button
              type="button"
              data-kind={stimulus.kind}
              data-next={stimulus === simulator.next ? '' : undefined}
              onClick={() => simulator.cause(stimulus)}
            >
              {said}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
