import {
  largestBlock,
  mostOutstanding,
  settled,
  type Counter,
  type NumberReason,
} from '../../src/domain/documents/numbers.ts'
import { succeed } from '../../src/domain/result.ts'
import type { StoreOf } from '../store/store.ts'
import { bySeries, isSameSeries, type NumberRepositories, type OutstandingNumber, type Series } from './numbers.ts'

/** Takes numbers from their documents while the symbol is held: the counter goes back where it can, and what is left waits. */
const takeBack = async (
  { numbers }: NumberRepositories,
  series: Series,
  counter: Counter,
  released: readonly OutstandingNumber[],
  why: { readonly reasonOf: (released: OutstandingNumber) => NumberReason; readonly since: string },
): Promise<Counter> => {
  if (released.length === 0) return counter
  // What is used meanwhile has gone from its row, and is not free: which numbers nobody has is read after they were taken.
  for (const [reason, some] of Map.groupBy(released, why.reasonOf))
    await numbers.setFree(
      series,
      some.map(({ number }) => number),
      { reason, since: why.since },
    )
  const after = settled(counter, await numbers.free(series, null, mostOutstanding))
  await numbers.remove(series, after.givenBack)
  await numbers.setCounter(series, after.counter)
  return after.counter
}

/** Takes back numbers of this symbol, which is held, whose reservation has ended. */
export const releaseEnded = async (
  inside: NumberRepositories,
  series: Series,
  counter: Counter,
  now: string,
): Promise<Counter> =>
  takeBack(inside, series, counter, await inside.numbers.ended(series, now, mostOutstanding), {
    // What has kept the document from being sent says more than that its time is over.
    reasonOf: ({ reason }) => (reason === 'signing' ? 'ended' : reason),
    since: now,
  })

/** Takes the numbers of these documents from them: nothing was signed, and nothing will be under these numbers. */
export const releaseNumbers = async (
  inside: NumberRepositories,
  series: Series,
  documentIds: readonly string[],
  reason: NumberReason,
  now: string,
): Promise<void> => {
  const counter = await inside.numbers.hold(series)
  const held = await inside.numbers.ofDocuments(series.companyId, documentIds)
  const here = held.filter((one) => isSameSeries(one.series, series))
  await takeBack(inside, series, counter, here, { reasonOf: () => reason, since: now })
}

/** The same wherever they hold some, a symbol after the other in the order that everybody keeps. */
export const releaseEverywhere = async (
  inside: NumberRepositories,
  companyId: string,
  documentIds: readonly string[],
  reason: NumberReason,
  now: string,
): Promise<void> => {
  const held = (await inside.numbers.ofDocuments(companyId, documentIds)).map(({ series }) => series)
  const each = held.toSorted(bySeries).filter((series, place, all) => {
    const before = all[place - 1]
    return before === undefined || !isSameSeries(series, before)
  })
  for (const series of each) await releaseNumbers(inside, series, documentIds, reason, now)
}

/** Takes back everywhere what is reserved no longer, a symbol at a time. */
export const sweepReservations = async (store: StoreOf<NumberRepositories>, now: string): Promise<void> => {
  let found = await store.numbers.seriesWithEnded(now, largestBlock)
  while (found.length > 0) {
    for (const series of found)
      await store.transaction(async (inside) => {
        await releaseEnded(inside, series, await inside.numbers.hold(series), now)
        return succeed(null)
      })
    found = await store.numbers.seriesWithEnded(now, largestBlock)
  }
}
