import { useState } from 'react'
import { FlowView } from './FlowView.tsx'
import type { Mode } from './marks.ts'
import { flowIn, useReading } from './reading.ts'
import { Sidebar } from './Sidebar.tsx'
import { useCollapsed } from './useCollapsed.ts'

/** All flows on the left, and the one that is shown. What was searched for stays, and so does the focus, while flows change. */
export function ChartView() {
  const { facts, place, go } = useReading()
  const shown = flowIn(facts, place.flow)
  const collapsing = useCollapsed(shown.chart, place.part)
  const [mode, setMode] = useState<Mode>(place.run === null ? 'details' : 'simulator')
  const [isRunning, setRunning] = useState(place.run !== null)
  // A link to a simulation shows it, also where the page is open already.
  if (isRunning !== (place.run !== null)) {
    setRunning(!isRunning)
    if (!isRunning) setMode('simulator')
  }
  const choose = (part: string, flow = place.flow) => {
    setMode('details')
    go({ flow, part })
  }
  return (
    <div className="chart-view">
      <Sidebar collapsing={collapsing} onChoose={choose} />
      <FlowView collapsing={collapsing} key={shown.id} mode={mode} onChoose={choose} onMode={setMode} shown={shown} />
    </div>
  )
}
