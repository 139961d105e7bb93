import { useMemo } from 'react'
import { flows } from '../content.ts'
import type { FlowFacts } from '../facts/facts.ts'
import { crossingOf } from '../logic/crossing.ts'
import { DrawingPane } from './drawing/DrawingPane.tsx'
import { marksOf, withNotes, type Mode } from './marks.ts'
import { Panel } from './panel/Panel.tsx'
import { useSimulator } from './panel/useSimulator.ts'
import { useReading } from './reading.ts'
import type { Collapsing } from './useCollapsed.ts'

interface FlowViewProps {
  readonly shown: FlowFacts
  readonly collapsing: Collapsing
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Chooses a state or a transition. */
  readonly onChoose: (part: string) => void
}

/** One flow: its drawing, and what there is to say on the right. */
export function FlowView({ shown, collapsing, mode, onMode, onChoose }: FlowViewProps) {
  const { place, go, notes } = useReading()
  const { part } = place
  const crossing = useMemo(() => crossingOf(shown), [shown])
  const flow = flows[shown.id]
  if (flow === undefined) throw new Error(`the flow '${shown.id}' is not on this page`)
  const simulator = useSimulator(flow, place.run, (run) => go({ run }, true))
  const { all } = notes
  const marks = useMemo(
    () => withNotes(marksOf(mode, shown.chart, crossing, simulator.standing), shown.id, all),
    [mode, shown, crossing, simulator.standing, all],
  )
  const [stands = null] = simulator.standing.states
  return (
    <>
      <DrawingPane
        flow={shown}
        marks={marks}
        collapsing={collapsing}
        chosen={part}
        seen={mode === 'simulator' ? stands : part}
        onChoose={onChoose}
      />
      <Panel flow={shown} mode={mode} onMode={onMode} crossing={crossing} simulator={simulator} />
    </>
  )
}
