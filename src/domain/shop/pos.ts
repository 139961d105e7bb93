import * as v from 'valibot'
import { issueAt } from '../form/issueAt.ts'
import { recordCodeKey, recordCodeOf } from '../recordCode.ts'

/** A POS of a shop. `sid` is empty until it is saved; `del_yn` is Y for a saved one that is not used any more (seed 001 §3, §4). */
export interface Pos {
  readonly sid: string
  readonly pos_no: string
  readonly del_yn: 'Y' | 'N'
}

export const posNumberMax = 50
/** POS that are sent with a shop. */
export const mostPos = 500

export const posNumberSchema = recordCodeOf(posNumberMax)

export const isInUse = ({ del_yn }: Pick<Pos, 'del_yn'>): boolean => del_yn === 'N'
export const isSaved = ({ sid }: Pick<Pos, 'sid'>): boolean => sid !== ''

const numberOf = (text: string): bigint => (/^\d+$/.test(text) ? BigInt(text) : 0n)

/** The number after the highest one of those taken, in three digits, from 001 (seed 001 §5). Numbers that are not digits count as none. */
export const nextPosNumber = (taken: readonly string[]): string => {
  const highest = taken.map(numberOf).reduce((one, other) => (one > other ? one : other), 0n)
  const next = String(highest + 1n).padStart(3, '0')
  // Behind the highest number that fits there is none: the lowest that is free takes its place.
  if (next.length <= posNumberMax) return next
  const known = new Set(taken.map(numberOf))
  let free = 1n
  while (known.has(free)) free += 1n
  return String(free).padStart(3, '0')
}

/** The rows with automatic numbers for those that are not saved. Numbers of POS that are not used any more are not given again. */
export const numberPos = (rows: readonly Pos[]): readonly Pos[] => {
  const taken = rows.filter(isSaved).map(({ pos_no }) => pos_no)
  return rows.map((row) => {
    if (isSaved(row)) return row
    const pos_no = nextPosNumber(taken)
    taken.push(pos_no)
    return { ...row, pos_no }
  })
}

/** The rows with one more, under the next number. */
export const addPos = (rows: readonly Pos[]): readonly Pos[] => [
  ...rows,
  { sid: '', pos_no: nextPosNumber(rows.map(({ pos_no }) => pos_no)), del_yn: 'N' },
]

/** The number of a row among those in use, from 1: one that is not used any more stays among the rows. */
export const shownPlace = (rows: readonly Pos[], index: number): number =>
  index + 1 - rows.filter((row, at) => at < index && !isInUse(row)).length

/** Whether a row can be removed: the last POS in use stays (seed 001 §5). */
export const canRemovePos = (rows: readonly Pos[], index: number): boolean => {
  const row = rows[index]
  return row !== undefined && isInUse(row) && rows.filter(isInUse).length > 1
}

/** The rows without one: a saved row is marked, another one is taken out (seed 001 §4). The same rows where it cannot be removed. */
export const removePos = (rows: readonly Pos[], index: number): readonly Pos[] => {
  if (!canRemovePos(rows, index)) return rows
  return rows.flatMap((row, at) => (at !== index ? [row] : isSaved(row) ? [{ ...row, del_yn: 'Y' as const }] : []))
}

interface PosProblem {
  readonly index: number
  readonly message: string
}

/** What is wrong with the numbers of the POS in use: missing, or the number of one before. */
const numberProblems = (rows: readonly Pos[]): readonly PosProblem[] => {
  const seen = new Set<string>()
  return rows.flatMap((row, index) => {
    if (!isInUse(row)) return []
    if (row.pos_no === '') return [{ index, message: 'pos_number_is_required' }]
    const key = recordCodeKey(row.pos_no)
    if (seen.has(key)) return [{ index, message: 'pos_number_is_taken' }]
    seen.add(key)
    return []
  })
}

const posSchema = v.object({ sid: v.string(), pos_no: posNumberSchema, del_yn: v.picklist(['Y', 'N']) })

/** The POS of a shop: at least one in use, each with a number of its own. */
export const posListSchema = v.pipe(
  v.array(posSchema),
  v.check((rows) => rows.some(isInUse), 'pos_must_remain'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    for (const { index, message } of numberProblems(input)) addIssue(issueAt(input, `${index}.pos_no`, message))
  }),
)
