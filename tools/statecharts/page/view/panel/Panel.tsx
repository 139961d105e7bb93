import type { FlowFacts, WalkedPath } from '../../facts/facts.ts'
import type { Crossing } from '../../logic/crossing.ts'
import type { Mode } from '../marks.ts'
import { partIn, useReading } from '../reading.ts'
import { NotesPanel } from '../notes/NotesPanel.tsx'
import { Segments } from '../Segments.tsx'
import { TransitionDetails } from './TransitionDetails.tsx'
import { CoveragePanel } from './CoveragePanel.tsx'
import { FlowDetails } from './FlowDetails.tsx'
import { SimulatorPanel } from './SimulatorPanel.tsx'
import { StateDetails } from './StateDetails.tsx'
import type { Simulator } from './useSimulator.ts'

interface PanelProps {
  readonly flow: FlowFacts
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  readonly crossing: Crossing
  readonly simulator: Simulator
}

/** Beside the drawing: what is chosen, the simulator, or the coverage. */
export function Panel({ flow, mode, onMode, crossing, simulator }: PanelProps) {
  const { t, place } = useReading()
  const part = partIn(flow, place.part)
  const play = (path: WalkedPath) => {
    simulator.follow(path)
    onMode('simulator')
  }
  return (
    <aside className="panel" aria-label={t.panel}>
      <Segments
        label={t.panel}
        value={mode}
        options={[
          ['details', t.details],
          ['simulator', t.simulator],
          ['coverage', t.coverage],
          ['notes', t.notes],
        ]}
        onChoose={onMode}
      />
      {mode === 'simulator' && <SimulatorPanel flow={flow} simulator={simulator} />}
      {mode === 'coverage' && <CoveragePanel flow={flow} crossing={crossing} />}
      {mode === 'notes' && <NotesPanel onOpen={() => onMode('details')} />}
      {mode === 'details' && part === null && <FlowDetails flow={flow} />}
      {mode === 'details' && part?.kind === 'state' && (
        <StateDetails flow={flow} state={part.state} crossing={crossing} onPlay={play} />
      )}
      {mode === 'details' && part?.kind === 'transition' && (
        <TransitionDetails flow={flow} transition={part.transition} crossing={crossing} onPlay={play} />
      )}
    </aside>
  )
}
