import { useState } from 'react'
import type { Chart } from '../../../../charts/chart.ts'
import { useReading } from '../reading.ts'
import type { LabelKind } from './LabelChoice.tsx'
import { useDrawing } from './useDrawing.ts'

/** A chart's drawing with the labels that the reader has chosen; SVG, null until the first is there. */
export const useLabelledDrawing = (chart: Chart, collapsed: ReadonlySet<string>) => {
  const { language, chartTextsOf } = useReading()
  const [labels, setLabels] = useState<LabelKind>('descriptions')
  const isTranslated = labels === 'descriptions'
  const svg = useDrawing(
    chart,
    isTranslated ? chartTextsOf(chart.id) : 'names',
    isTranslated ? language : labels,
    collapsed,
  )
  return { svg, labels, setLabels }
}
