/** Milliseconds of a series of runs. */
export interface Timing {
  readonly p50: number
  readonly p95: number
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

export const summarise = (milliseconds: readonly number[]): Timing => {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) }
}

/** Times one run. */
export const timed = async (run: () => unknown): Promise<number> => {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

/** Times `count` runs one after another, after a tenth as many that do not count. */
export const repeat = async (count: number, run: (index: number) => unknown): Promise<Timing> => {
  for (let index = 0; index < count / 10; index += 1) await run(index)
  const milliseconds: number[] = []
  for (let index = 0; index < count; index += 1) milliseconds.push(await timed(() => run(index)))
  return summarise(milliseconds)
}
