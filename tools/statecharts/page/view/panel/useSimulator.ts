import { useMemo, useState } from 'react'
import type { Flow } from '../../../../../walks/model/flow.ts'
import type { Stimulus } from '../../../../../walks/model/stimuli.ts'
import type { WalkedPath } from '../../facts/facts.ts'
import { simulate, type Standing } from '../../logic/simulation.ts'

/** The real machine, stepped by its reader. */
export interface Simulator {
  readonly starts: readonly string[]
  readonly start: string
  readonly happened: readonly Stimulus[]
  readonly standing: Standing
  readonly begin: (start: string) => void
  readonly cause: (stimulus: Stimulus) => void
  readonly back: () => void
  readonly restart: () => void
  /** Stands at the beginning of a path, whose steps follow one after the other. */
  readonly follow: (path: WalkedPath) => void
  /** The next step of the path that is followed. */
  readonly next: Stimulus | null
}

interface Run {
  readonly start: string
  readonly happened: readonly Stimulus[]
  readonly ahead: readonly Stimulus[]
}

export const useSimulator = (flow: Flow): Simulator => {
  const starts = Object.keys(flow.starts)
  const [first = ''] = starts
  const [{ start, happened, ahead }, setRun] = useState<Run>({ start: first, happened: [], ahead: [] })
  const standing = useMemo(() => simulate(flow, start, happened), [flow, start, happened])
  const [next = null] = ahead
  return {
    starts,
    start,
    happened,
    standing,
    next,
    begin: (chosen) => setRun({ start: chosen, happened: [], ahead: [] }),
    cause: (stimulus) =>
      setRun({ start, happened: [...happened, stimulus], ahead: stimulus === next ? ahead.slice(1) : [] }),
    back: () => {
      const last = happened.at(-1)
      if (last !== undefined)
        setRun({ start, happened: happened.slice(0, -1), ahead: ahead.length === 0 ? [] : [last, ...ahead] })
    },
    restart: () => setRun({ start, happened: [], ahead: [] }),
    follow: (path) =>
      setRun({
        start: path.start,
        happened: [],
        ahead: path.steps.flatMap(({ stimulus }) => flow.stimuli[stimulus] ?? []),
      }),
  }
}
