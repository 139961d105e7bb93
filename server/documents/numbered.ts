import type { FieldProblem } from '../../src/domain/failure.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import { markUsed, type NumberFailure } from '../numbering/numbering.ts'
import type { Series } from '../numbering/numbers.ts'
import { holdNumber, keepRefused } from '../numbering/ofDocument.ts'
import { releaseEverywhere } from '../numbering/release.ts'
import type { ServerRefusal } from '../refusals.ts'
import type { KeptKind, KindTypes, NumberedBy } from './keptKind.ts'

/** Who signs: a number stays with the document for a person, and is reserved for a while where the server signs by itself. */
export type SignedBy = 'person' | 'server'

/** Milliseconds for which a number is reserved. */
const reservedFor = 120_000

type Numbering<T extends KindTypes> = Pick<KeptKind<T>, 'numbering'>

const seriesOf = (companyId: string, { year, form, symbol }: NumberedBy): Series => ({ companyId, year, form, symbol })

type Field = 'day' | 'symbol'

/** What of a document keeps it from getting a number; none of the other failures is one of its own. */
const problems: Readonly<Partial<Record<NumberFailure, readonly [Field, message: string]>>> = {
  dayBeforeLast: ['day', 'day_before_last_number'],
  dayOutsideYear: ['day', 'day_outside_symbol_year'],
  numbersUsedUp: ['symbol', 'numbers_used_up'],
  tooManyOutstanding: ['symbol', 'too_many_numbers_waiting'],
}

/** The number that the XML of a held document bears; null of a kind without numbers. The last thing that its transaction waits for. */
export const drawNumber = async <T extends KindTypes>(
  { numbering, codes }: Numbering<T> & Pick<KeptKind<T>, 'codes'>,
  inside: T['inside'],
  head: T['head'],
  signedBy: SignedBy,
  now: Date,
): Promise<Result<number | null, ServerRefusal<'fields.unacceptable' | T['notEditable'] | T['unfitToFile']>>> => {
  if (numbering === undefined) return succeed(null)
  const by = numbering.of(head)
  const until = signedBy === 'server' ? new Date(now.getTime() + reservedFor).toISOString() : null
  const { begins } = numbering
  const first = begins === undefined ? 1 : await begins.at(inside, head)
  if (begins !== undefined && first === null) return fail({ reason: begins.otherwise })
  const block = { documentId: head.id, day: by.day, until, largest: numbering.largestOf(head), first: first ?? 1 }
  const drawn = await holdNumber(inside, seriesOf(head.companyId, by), block, now.toISOString())
  if (drawn.ok) return drawn
  const problem = problems[drawn.failure.code]
  // It is sent by somebody else in this moment.
  if (problem === undefined) return fail({ reason: codes.notEditable })
  const [field, message] = problem
  const fields: readonly FieldProblem[] = [{ field: numbering.fields[field], message }]
  return fail({ reason: 'fields.unacceptable', fields })
}

/** Makes the number final that signed XML bears; false where its document holds it no more. */
export const issueNumber = async <T extends KindTypes>(
  { numbering }: Numbering<T>,
  inside: T['inside'],
  held: T['head'],
  number: number | null,
): Promise<boolean> => {
  if (numbering === undefined || number === null) return true
  const used = await markUsed(inside, seriesOf(held.companyId, numbering.of(held)), held.id, number)
  if (used.ok) await numbering.write(inside, held, number)
  return used.ok
}

/** Once the authority has refused a document that may be corrected, its number waits with it to be issued again. */
export const keepNumber = async <T extends KindTypes>(
  { numbering }: Numbering<T>,
  inside: T['inside'],
  head: T['head'],
  at: string,
): Promise<void> => {
  if (numbering === undefined) return
  const by = numbering.of(head)
  if (by.number === null) return
  const { number, day } = by
  await keepRefused(inside, seriesOf(head.companyId, by), { documentId: head.id, number, day }, at)
  await numbering.write(inside, head, null)
}

/** Takes the numbers of drafts that are deleted. Last in its transaction. */
export const releaseDrafts = async <T extends KindTypes>(
  { numbering }: Numbering<T>,
  inside: T['inside'],
  companyId: string,
  ids: readonly string[],
  at: string,
): Promise<void> => {
  if (numbering !== undefined) await releaseEverywhere(inside, companyId, ids, 'deleted', at)
}
