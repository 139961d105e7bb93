/** The smoke paths walked one after the other. */
export interface Round {
  readonly isOn: boolean
  /** How each path ended that has been walked, by its id. */
  readonly results: ReadonlyMap<string, 'passed' | 'failed'>
}

export const noRound: Round = { isOn: false, results: new Map() }

/** The next path of a round; null where all have been walked. */
export const nextOf = ({ results }: Round, smoke: readonly string[]): string | null =>
  smoke.find((id) => !results.has(id)) ?? null

/** A round after one of its paths has ended; it is over with the last. */
export const afterPath = (round: Round, smoke: readonly string[], id: string, hasPassed: boolean): Round => {
  const results = new Map([...round.results, [id, hasPassed ? 'passed' : 'failed'] as const])
  return { isOn: nextOf({ ...round, results }, smoke) !== null, results }
}
