import { useEffect, useState } from 'react'
import { fetchFacts, type Facts } from './facts.ts'

export interface Read {
  readonly facts: Facts | null
  readonly problem: string | null
}

/** The lab's facts in a language; those of the last one until they have come. */
export const useFacts = (language: string): Read => {
  const [read, setRead] = useState<Read>({ facts: null, problem: null })
  useEffect(() => {
    let isWanted = true
    fetchFacts(language).then(
      (facts) => isWanted && setRead({ facts, problem: null }),
      (error: unknown) => isWanted && setRead(({ facts }) => ({ facts, problem: String(error) })),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return read
}
