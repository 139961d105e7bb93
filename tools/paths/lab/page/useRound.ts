import { useState } from 'react'
import { afterPath, nextOf, noRound, type Round } from './round.ts'

const open = (id: string | null) => {
  if (id !== null) window.location.hash = `#path=${id}`
}

/** Walks the smoke paths: opens each, and the next when one has ended. */
export const useRound = (smoke: readonly string[]) => {
  const [round, setRound] = useState<Round>(noRound)
  return {
    round,
    begin: () => {
      setRound({ ...noRound, isOn: true })
      open(smoke[0] ?? null)
    },
    stop: () => setRound({ ...round, isOn: false }),
    end: (id: string, hasPassed: boolean) => {
      if (!round.isOn || round.results.has(id) || !smoke.includes(id)) return
      const next = afterPath(round, smoke, id, hasPassed)
      setRound(next)
      open(nextOf(next, smoke))
    },
  }
}
