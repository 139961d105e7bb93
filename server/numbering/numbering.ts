import {
  drawn,
  isInYear,
  largestBlock,
  mostOutstanding,
  type Counter,
  type NumberReason,
} from '../../src/domain/documents/numbers.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import {
  isSameSeries,
  type NumberRepositories,
  type NumberWaiting,
  type OutstandingNumber,
  type Series,
} from './numbers.ts'
import { releaseEnded } from './release.ts'

/** Documents that get their numbers together, all of one day. */
export interface Block {
  readonly documentIds: readonly string[]
  readonly day: string
  /** When the reservation ends, for a signature by a server (ISO 8601 in UTC); null where a person signs, or a provider is asked. */
  readonly until: string | null
  /** The largest number that the kind's XML has room for. */
  readonly largest: number
  /** With which a series begins of which none is drawn; 1 where it is left out. */
  readonly first?: number
}

export type NumberFailure =
  | 'blockOutOfBounds'
  | 'dayOutsideYear'
  | 'dayBeforeLast'
  | 'numbersUsedUp'
  | 'tooManyOutstanding'
  | 'holdsAnotherNumber'
  | 'numberNotHeld'

/** What a document holds: its number, by its id. */
type Held = ReadonlyMap<string, number>

const refused = (code: NumberFailure) => fail({ code })

/** Where a series stands; one of which nothing is drawn, at its first number. */
const standing = (counter: Counter, { first = 1 }: Block): Counter =>
  counter.lastDay === '' ? { ...counter, next: first } : counter

/** Why this many numbers cannot be drawn; null where they can. */
const hindrance = async (
  { numbers }: NumberRepositories,
  series: Series,
  counter: Counter,
  { day, largest }: Block,
  count: number,
): Promise<NumberFailure | null> => {
  if (count === 0) return null
  if (day < counter.lastDay) return 'dayBeforeLast'
  if (counter.next + count - 1 > largest) return 'numbersUsedUp'
  return (await numbers.count(series)) + count > mostOutstanding ? 'tooManyOutstanding' : null
}

/** Numbers that these documents have already under this symbol; null where one holds another number, or one of another day. */
const numbersKept = (series: Series, day: string, held: readonly NumberWaiting[]): readonly NumberWaiting[] | null =>
  held.every((one) => isSameSeries(one.series, series) && one.day === day) ? held : null

/**
 * Gives each of these documents its number: the one that it holds, then what waits of the same day, the lowest first, then new ones. The
 * last thing that a short transaction does: the symbol is held until it ends, and nothing else is waited for meanwhile.
 */
export const holdNumbers = async (
  inside: NumberRepositories,
  series: Series,
  block: Block,
  now: string,
): Promise<Result<Held, { readonly code: NumberFailure }>> => {
  const documentIds = [...new Set(block.documentIds)]
  if (documentIds.length === 0 || documentIds.length > largestBlock) return refused('blockOutOfBounds')
  if (!isInYear(block.day, series.year)) return refused('dayOutsideYear')
  const { numbers } = inside
  const counter = standing(await releaseEnded(inside, series, await numbers.hold(series), now), block)
  const kept = numbersKept(series, block.day, await numbers.ofDocuments(series.companyId, documentIds))
  if (kept === null) return refused('holdsAnotherNumber')
  const having = new Set(kept.map(({ documentId }) => documentId))
  const needing = documentIds.filter((id) => !having.has(id))
  const free = needing.length === 0 ? [] : await numbers.free(series, block.day, needing.length)
  const fresh = drawn(counter, block.day, needing.length - free.length)
  const hindered = await hindrance(inside, series, counter, block, fresh.length)
  if (hindered !== null) return refused(hindered)
  const holding = { heldUntil: block.until ?? '', reason: 'signing', since: now } as const
  const given = [...free, ...fresh].flatMap((one, index): OutstandingNumber[] => {
    const documentId = needing[index]
    return documentId === undefined ? [] : [{ ...one, documentId, ...holding }]
  })
  const isKept = await numbers.setHeld(
    series,
    kept.map(({ number }) => number),
    holding,
  )
  if (!isKept) return refused('numberNotHeld')
  await numbers.remove(
    series,
    free.map(({ number }) => number),
  )
  await numbers.insert(series, given)
  if (fresh.length > 0) await numbers.setCounter(series, { next: counter.next + fresh.length, lastDay: block.day })
  return succeed(
    new Map(
      [...kept, ...given].flatMap(({ documentId, number }) => (documentId === null ? [] : [[documentId, number]])),
    ),
  )
}

/** Notes why a number is with its document, which may go on under it; a reservation is noted too, and ends as before. */
export const noteWaiting = async (
  { numbers }: NumberRepositories,
  companyId: string,
  held: { readonly documentId: string; readonly number: number },
  reason: NumberReason,
  now: string,
): Promise<Result<null, { readonly code: NumberFailure }>> =>
  (await numbers.setReason(companyId, held, { reason, since: now })) ? succeed(null) : refused('numberNotHeld')

/**
 * Makes a number final, in the transaction that keeps the signed document under it: refused where the document holds it no longer, so
 * that what was signed under a number that somebody else has got is never issued.
 */
export const markUsed = async (
  { numbers }: NumberRepositories,
  series: Series,
  documentId: string,
  number: number,
): Promise<Result<null, { readonly code: NumberFailure }>> =>
  (await numbers.use(series, documentId, number)) ? succeed(null) : refused('numberNotHeld')
