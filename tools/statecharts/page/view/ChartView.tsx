import { useMemo, useState } from 'react'
import { flows } from '../content.ts'
import { crossingOf } from '../logic/crossing.ts'
import { DrawingPane } from './drawing/DrawingPane.tsx'
import { marksOf, type Mode } from './marks.ts'
import { Panel } from './panel/Panel.tsx'
import { flowIn, useReading } from './reading.ts'
import { Sidebar } from './Sidebar.tsx'
import { useCollapsed } from './useCollapsed.ts'
import { useSimulator } from './panel/useSimulator.ts'

/** One flow: its states on the left, its drawing, and what there is to say on the right. */
export function ChartView() {
  const { facts, place, go } = useReading()
  const shown = flowIn(facts, place.flow)
  const collapsing = useCollapsed(shown.chart, place.part)
  const [mode, setMode] = useState<Mode>('details')
  const crossing = useMemo(() => crossingOf(shown), [shown])
  const flow = flows[shown.id]
  if (flow === undefined) throw new Error(`the flow '${shown.id}' is not on this page`)
  const simulator = useSimulator(flow)
  const marks = useMemo(() => marksOf(mode, shown.chart, crossing, simulator.standing), [mode, shown, crossing, simulator.standing])
  const choose = (part: string) => {
    setMode('details')
    go({ part })
  }
  const [stands = null] = simulator.standing.states
  return (
    <div className="chart-view">
      <Sidebar collapsing={collapsing} onChoose={choose} />
      <DrawingPane flow={shown} marks={marks} collapsing={collapsing} chosen={place.part} seen={mode === 'simulator' ? stands : place.part} onChoose={choose} />
      <Panel flow={shown} mode={mode} onMode={setMode} crossing={crossing} simulator={simulator} />
    </div>
  )
}
