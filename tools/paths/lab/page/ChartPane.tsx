import { useEffect, useMemo, useState } from 'react'
import type { Opening } from '../../../charts/viewer/camera.ts'
import { ChartViewer } from '../../../charts/viewer/ChartViewer.tsx'
import { fetchDrawing } from './facts.ts'

interface Props {
  readonly machine: string
  readonly language: string
  /** Ids of the states in which the flow rests. */
  readonly active: readonly string[]
  /** Ids of the transitions that were taken. */
  readonly walked: readonly string[]
  readonly label: (name: string) => string
}

/** The machine's chart with the current states and the way taken so far. */
export const ChartPane = ({ machine, language, active, walked, label }: Props) => {
  const [drawing, setDrawing] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [opening, setOpening] = useState<Opening>('readable')
  useEffect(() => {
    let isWanted = true
    fetchDrawing(machine, language).then(
      (drawn) => isWanted && setDrawing(drawn),
      (error: unknown) => isWanted && setProblem(String(error)),
    )
    return () => {
      isWanted = false
    }
  }, [machine, language])
  const marks = useMemo(
    () => ({
      classes: new Map([
        ...walked.map((id) => [id, 'walked'] as const),
        ...active.map((id) => [id, 'active'] as const),
      ]),
      badges: new Map<string, string>(),
    }),
    [active, walked],
  )
  const texts = {
    zoomIn: label('zoomIn'),
    zoomOut: label('zoomOut'),
    fit: label('fit'),
    readable: label('readable'),
  }
  return (
    <section aria-label={label('chart')} className="lab-chart">
      {problem !== null && <p role="alert">{problem}</p>}
      {drawing !== null && (
        <ChartViewer
          initial={active}
          label={label('chart')}
          marks={marks}
          onOpening={setOpening}
          opening={opening}
          seen={active}
          svg={drawing}
          texts={texts}
        />
      )}
    </section>
  )
}
