import type { Figure } from '../figure.ts'
import { repeat, type Timing } from './timing.ts'

/** A question to a store, and milliseconds that its answer may take; null where it only gives scale. */
export interface Asked {
  readonly name: string
  readonly aim: number | null
  readonly ask: () => Promise<unknown>
}

/** How long the answers take, each question asked so many times. */
export const askedFigures = async (
  of: string,
  { runs, share }: { readonly runs: number; readonly share: keyof Timing },
  asked: readonly Asked[],
): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const { name, aim, ask } of asked) {
    const value = (await repeat(runs, ask))[share]
    figures.push({ name: `${of}: ${name} ${share}`, value, unit: 'ms', ...(aim !== null && { aim }) })
  }
  return figures
}
