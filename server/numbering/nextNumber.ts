import type { NumberRepositories, Series } from './numbers.ts'

/** The next number of a series on a day, which nothing draws, and the last day that has one: empty where none was drawn. @param first with which the series begins */
export const nextNumber = async (
  { numbers }: NumberRepositories,
  series: Series,
  day: string,
  first: number,
): Promise<{ readonly next: number; readonly lastDay: string }> => {
  const counter = await numbers.counter(series)
  const [free] = await numbers.free(series, day, 1)
  const isBegun = counter !== null && counter.lastDay !== ''
  return { next: free?.number ?? (isBegun ? counter.next : first), lastDay: counter?.lastDay ?? '' }
}
