import { useCallback, useMemo } from 'react'
import * as v from 'valibot'
import { initialStates } from '../../../../charts/initialStates.ts'
import { ChartViewer } from '../../../../charts/viewer/ChartViewer.tsx'
import type { Marks } from '../../../../charts/viewer/element.ts'
import { useStored } from '../../../../document/useStored.ts'
import type { FlowFacts } from '../../facts/facts.ts'
import { transitionName, stateName } from '../names.ts'
import { partIn, useReading } from '../reading.ts'
import type { Collapsing } from '../useCollapsed.ts'
import { useInView } from '../useInView.ts'
import { LabelChoice } from './LabelChoice.tsx'
import { useLabelledDrawing } from './useLabelledDrawing.ts'

interface DrawingPaneProps {
  readonly flow: FlowFacts
  readonly marks: Marks
  readonly collapsing: Collapsing
  readonly chosen: string | null
  /** Id of what is to be seen, such as the state in which a simulated flow stands. */
  readonly seen: string | null
  readonly onChoose: (id: string) => void
}

/** States in the chart's order, each followed by the transitions that leave it. */
const orderOf = ({ chart }: FlowFacts): readonly string[] =>
  chart.states.flatMap(({ id }) => [
    id,
    ...chart.transitions.filter(({ source }) => source === id).map((transition) => transition.id),
  ])

const openingSchema = v.picklist(['readable', 'fit'])

/** States and transitions as buttons, each with its kind and name; a state with states in it opens and closes. */
const useChoosing = ({
  flow,
  collapsing,
  chosen,
  onChoose,
}: Pick<DrawingPaneProps, 'flow' | 'collapsing' | 'chosen' | 'onChoose'>) => {
  const { t, chartTextsOf } = useReading()
  const chartTexts = chartTextsOf(flow.id)
  const order = useMemo(() => orderOf(flow), [flow])
  const nameOf = useCallback(
    (id: string) => {
      const part = partIn(flow, id)
      if (part?.kind === 'transition') return [t.transition, transitionName(chartTexts, t, part.transition)] as const
      return [t.state, stateName(chartTexts, flow, id)] as const
    },
    [flow, t, chartTexts],
  )
  return useMemo(
    () => ({
      chosen,
      order,
      nameOf,
      onChoose,
      onToggle: (id: string) => {
        if (collapsing.nested.has(id)) collapsing.toggle(id)
      },
    }),
    [chosen, order, nameOf, onChoose, collapsing],
  )
}

/** Collapses all states with states in them, or opens all. */
function CollapseAll({
  collapsing: { collapsed, nested, collapseAll, expandAll },
}: Pick<DrawingPaneProps, 'collapsing'>) {
  const { t } = useReading()
  return (
    nested.size > 0 && (
      <button type="button" className="tool" onClick={collapsed.size === 0 ? collapseAll : expandAll}>
        {collapsed.size === 0 ? t.collapseAll : t.expandAll}
      </button>
    )
  )
}

export function DrawingPane({ flow, marks, collapsing, chosen, seen, onChoose }: DrawingPaneProps) {
  const { t } = useReading()
  const [opening, keepOpening] = useStored('tokhai.charts.opening', openingSchema, 'readable')
  const { svg, labels, setLabels } = useLabelledDrawing(flow.chart, collapsing.collapsed)
  const pane = useInView<HTMLElement>(chosen)
  const initial = useMemo(() => initialStates(flow.chart), [flow])
  const choosing = useChoosing({ flow, collapsing, chosen, onChoose })
  return (
    <main ref={pane} className="drawing-pane">
      {svg === null ? (
        <p className="quiet drawing-wait" role="status">
          {t.beingDrawn}
        </p>
      ) : (
        <ChartViewer
          choosing={choosing}
          describedBy="drawing-keys"
          initial={initial}
          label={t.drawing}
          marks={marks}
          onOpening={(way) => keepOpening(() => (way === 'fit' ? 'fit' : 'readable'))}
          opening={opening}
          seen={seen === null ? [] : [seen]}
          svg={svg}
          texts={t}
        >
          <LabelChoice value={labels} onChoose={setLabels} />
          <CollapseAll collapsing={collapsing} />
        </ChartViewer>
      )}
      <p id="drawing-keys" className="drawing-keys">
        {t.drawingKeys}
      </p>
    </main>
  )
}
