import { useCallback, useMemo, useRef, useState } from 'react'
import type { FlowFacts } from '../../facts/facts.ts'
import type { Marks } from '../marks.ts'
import { arrowName, stateName } from '../names.ts'
import { partIn, useReading } from '../reading.ts'
import type { Collapsing } from '../useCollapsed.ts'
import { useInView } from '../useInView.ts'
import { Drawing } from './Drawing.tsx'
import { DrawingTools } from './DrawingTools.tsx'
import { elementOf } from './element.ts'
import { useDrawing } from './useDrawing.ts'
import { usePanZoom } from './usePanZoom.ts'

interface DrawingPaneProps {
  readonly flow: FlowFacts
  readonly marks: Marks
  readonly collapsing: Collapsing
  readonly chosen: string | null
  readonly seen: string | null
  readonly onChoose: (id: string) => void
}

/** States in the chart's order, each followed by the arrows that leave it. */
const orderOf = ({ chart }: FlowFacts): readonly string[] =>
  chart.states.flatMap(({ id }) => [id, ...chart.arrows.filter(({ source }) => source === id).map((arrow) => arrow.id)])

export function DrawingPane({ flow, marks, collapsing, chosen, seen, onChoose }: DrawingPaneProps) {
  const { t, language, wordingOf } = useReading()
  const [labels, setLabels] = useState<'words' | 'names'>('words')
  const wording = wordingOf(flow.id)
  const svg = useDrawing(
    flow.chart,
    labels === 'words' ? wording : 'names',
    labels === 'words' ? language : labels,
    collapsing.collapsed,
  )
  const pane = useInView<HTMLElement>(chosen)
  const window = useRef<HTMLDivElement>(null)
  const box = useMemo(() => (svg === null ? null : elementOf(svg).box), [svg])
  const panZoom = usePanZoom(window, box, flow.id)
  const order = useMemo(() => orderOf(flow), [flow])
  const nameOf = useCallback(
    (id: string) => {
      const part = partIn(flow, id)
      if (part?.kind === 'arrow') return [t.arrow, arrowName(wording, t, part.arrow)] as const
      return [t.state, stateName(wording, flow, id)] as const
    },
    [flow, t, wording],
  )
  return (
    <main ref={pane} className="drawing-pane">
      <DrawingTools panZoom={panZoom} collapsing={collapsing} labels={labels} onLabels={setLabels} />
      <div ref={window} className="drawing-window" {...panZoom.handlers}>
        {svg === null ? (
          <p className="quiet" role="status">
            {t.beingDrawn}
          </p>
        ) : (
          <Drawing
            svg={svg}
            panZoom={panZoom}
            marks={marks}
            chosen={chosen}
            seen={seen}
            order={order}
            nameOf={nameOf}
            onChoose={onChoose}
            onToggle={(id) => collapsing.nested.has(id) && collapsing.toggle(id)}
          />
        )}
      </div>
      <p id="drawing-keys" className="drawing-keys">
        {t.drawingKeys}
      </p>
    </main>
  )
}
