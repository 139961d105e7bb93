import { useMemo, useState } from 'react'
import type { Flow } from '../../../../../walks/model/flow.ts'
import type { Stimulus } from '../../../../../walks/model/stimuli.ts'
import type { WalkedPath } from '../../facts/facts.ts'
import type { Run } from '../../logic/pathText.ts'
import { replayed, simulate, type Standing } from '../../logic/simulation.ts'

/** The real machine, stepped by its reader. */
export interface Simulator {
  readonly starts: readonly string[]
  readonly start: string
  readonly happened: readonly Stimulus[]
  /** Names of events of the kept run that cannot happen any more. */
  readonly lost: readonly string[]
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

/** @param run what the address says has happened @param keep puts it there */
export const useSimulator = (flow: Flow, run: Run | null, keep: (run: Run) => void): Simulator => {
  const starts = Object.keys(flow.starts)
  const [ahead, setAhead] = useState<readonly Stimulus[]>([])
  const { start, happened, lost } = useMemo(
    () => replayed(flow, run?.start ?? Object.keys(flow.starts)[0] ?? '', run?.events ?? []),
    [flow, run],
  )
  const standing = useMemo(() => simulate(flow, start, happened), [flow, start, happened])
  const [next = null] = ahead
  const goOn = (from: string, stimuli: readonly Stimulus[], then: readonly Stimulus[]) => {
    setAhead(then)
    keep({ start: from, events: stimuli.map(({ name }) => name) })
  }
  return {
    starts,
    start,
    happened,
    lost,
    standing,
    next,
    begin: (chosen) => goOn(chosen, [], []),
    cause: (stimulus) => goOn(start, [...happened, stimulus], stimulus === next ? ahead.slice(1) : []),
    back: () => {
      const last = happened.at(-1)
      if (last !== undefined) goOn(start, happened.slice(0, -1), ahead.length === 0 ? [] : [last, ...ahead])
    },
    restart: () => goOn(start, [], []),
    follow: (path) =>
      goOn(
        path.start,
        [],
        path.steps.flatMap(({ stimulus }) => flow.stimuli[stimulus] ?? []),
      ),
  }
}
