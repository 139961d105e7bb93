import { useMemo } from 'react'
import { ChartViewer } from '../../../../charts/viewer/ChartViewer.tsx'
import type { Texts } from '../texts.ts'

interface Props {
  readonly drawing: string
  readonly label: string
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  /** Class of what is marked. */
  readonly mark: 'active' | 'unwalked'
  readonly isWhole: boolean
  readonly text: Texts
}

/** The chart with the states and transitions of a step marked: around them, or whole. */
export const ChartDrawing = ({ drawing, label, isWhole, states, transitions, mark, text }: Props) => {
  const seen = useMemo(() => [...states, ...transitions], [states, transitions])
  const marks = useMemo(
    () => ({ classes: new Map(seen.map((id) => [id, mark] as const)), badges: new Map<string, string>() }),
    [seen, mark],
  )
  return (
    <div className="chart">
      <ChartViewer
        initial={states}
        isInScrollingPage
        label={label}
        marks={marks}
        opening={isWhole ? 'fit' : 'closeUp'}
        seen={seen}
        svg={drawing}
        texts={text}
      />
    </div>
  )
}
