import { useEffect, useRef, useState } from 'react'
import { fetchDrawing } from './facts.ts'
import { markDrawing } from './markDrawing.ts'
import { Scrollable } from './Scrollable.tsx'

interface Props {
  readonly machine: string
  readonly language: string
  /** Ids of the states in which the flow rests. */
  readonly active: readonly string[]
  /** Ids of the arrows that were taken. */
  readonly walked: readonly string[]
  readonly label: string
}

/** The machine's chart with the current states and the way taken so far. */
export const ChartPane = ({ machine, language, active, walked, label }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<Element | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
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
  useEffect(() => {
    if (drawing !== null) place.current?.replaceChildren(drawing)
  }, [drawing])
  useEffect(() => {
    if (drawing !== null) markDrawing(drawing, active, walked)
  }, [drawing, active, walked])
  return (
    <section aria-label={label} className="lab-chart">
      {problem !== null && <p role="alert">{problem}</p>}
      <Scrollable className="lab-drawing" label={label} ref={place} />
    </section>
  )
}
