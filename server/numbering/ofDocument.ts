import { type Result, succeed } from '../../src/domain/result.ts'
import { holdNumbers, type Block, type NumberFailure } from './numbering.ts'
import { bySeries, isSameSeries, type NumberRepositories, type Series } from './numbers.ts'
import { releaseNumbers } from './release.ts'

/**
 * The number of one document, which the caller's transaction holds: the one that it has under this symbol and of this day, otherwise it
 * gives that back and gets another. Last in its transaction, as `holdNumbers`.
 */
export const holdNumber = async (
  inside: NumberRepositories,
  series: Series,
  { documentId, ...block }: Omit<Block, 'documentIds'> & { readonly documentId: string },
  now: string,
): Promise<Result<number, { readonly code: NumberFailure }>> => {
  const { numbers } = inside
  const [held] = await numbers.ofDocuments(series.companyId, [documentId])
  if (held !== undefined && !(isSameSeries(held.series, series) && held.day === block.day)) {
    for (const each of [held.series, series].toSorted(bySeries)) await numbers.hold(each)
    await releaseNumbers(inside, held.series, [documentId], 'changed', now)
  }
  const given = await holdNumbers(inside, series, { ...block, documentIds: [documentId] }, now)
  if (!given.ok) return given
  const number = given.value.get(documentId)
  if (number === undefined) throw new Error('a document was given no number')
  return succeed(number)
}

/** Takes a number that was used back to its document, which is held: what it was issued as was refused, and is issued anew. */
export const keepRefused = (
  { numbers }: NumberRepositories,
  series: Series,
  { documentId, number, day }: { readonly documentId: string; readonly number: number; readonly day: string },
  now: string,
): Promise<void> =>
  // The day before is no longer known: its own lets the counter go back to no day that is too early.
  numbers.insert(series, [{ number, day, dayBefore: day, documentId, heldUntil: '', reason: 'refused', since: now }])
