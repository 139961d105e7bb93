import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  addPos,
  canRemovePos,
  isInUse,
  isSaved,
  nextPosNumber,
  numberPos,
  posListSchema,
  posNumberMax,
  removePos,
  type Pos,
} from '../../src/domain/shop/pos.ts'
import { newShop, shopSchema } from '../../src/domain/shop/shop.ts'

const number = fc.oneof(
  fc.bigInt({ min: 1n, max: 10n ** 50n - 1n }).map(String),
  fc.integer({ min: 1, max: 1200 }).map((count) => String(count).padStart(3, '0')),
  fc.stringMatching(/^[A-Z]{1,3}-\d{1,2}$/),
)
const pos: fc.Arbitrary<Pos> = fc.record({
  sid: fc.oneof(fc.constant(''), fc.uuid()),
  pos_no: number,
  del_yn: fc.constantFrom('Y', 'N'),
})
/** Rows of a form: those that were never saved are in use. */
const rows = fc
  .array(pos, { maxLength: 12 })
  .map((list) => list.map((row): Pos => (isSaved(row) ? row : { ...row, del_yn: 'N' })))

const messages = (list: readonly Pos[]): readonly (readonly [string | null, string])[] =>
  (v.safeParse(posListSchema, [...list]).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message])

describe('the number of a new POS', () => {
  test('is the highest one plus 1 in three digits, beginning with 001 [001-5-12 001-9-03]', () => {
    expect(nextPosNumber([])).toBe('001')
    expect(nextPosNumber(['001', '7', 'SI-99'])).toBe('008')
    expect(nextPosNumber(['999'])).toBe('1000')
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }), (numbers) => {
        expect(nextPosNumber(numbers.map(String))).toBe(String(Math.max(...numbers) + 1).padStart(3, '0'))
      }),
    )
  })

  test('is none that is taken, and never too long', () => {
    fc.assert(
      fc.property(fc.array(number), (taken) => {
        const next = nextPosNumber(taken)
        expect(taken).not.toContain(next)
        expect(next.length).toBeLessThanOrEqual(posNumberMax)
      }),
    )
  })
})

describe('automatic numbers', () => {
  test('are given to all that is not saved, and to nothing else [001-4-08]', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const numbered = numberPos(list)
        expect(numbered.filter(isSaved)).toEqual(list.filter(isSaved))
        const given = numbered.filter((row) => !isSaved(row)).map(({ pos_no }) => pos_no)
        expect(new Set([...given, ...list.filter(isSaved).map((row) => row.pos_no)]).size).toBe(
          given.length + new Set(list.filter(isSaved).map((row) => row.pos_no)).size,
        )
        expect(numberPos(numbered)).toEqual(numbered)
      }),
    )
  })

  test('are not those of POS that are not used any more', () => {
    const gone: Pos = { sid: 'a', pos_no: '004', del_yn: 'Y' }
    expect(addPos([{ sid: 'b', pos_no: '001', del_yn: 'N' }, gone]).at(-1)?.pos_no).toBe('005')
  })
})

describe('removing a POS', () => {
  test('takes out one that was never saved and marks a saved one; the last in use stays [001-4-09 001-5-11]', () => {
    fc.assert(
      fc.property(rows, fc.nat({ max: 14 }), (list, index) => {
        const row = list[index]
        const isSecured = row === undefined || !isInUse(row) || list.filter(isInUse).length === 1
        const marked = list.map((other): Pos => (other === row ? { ...other, del_yn: 'Y' } : other))
        const expected = isSecured ? list : isSaved(row) ? marked : list.toSpliced(index, 1)
        expect(canRemovePos(list, index)).toBe(!isSecured)
        expect(removePos(list, index)).toEqual(expected)
      }),
    )
  })

  test('never leaves a shop without one, however often [001-5-11]', () => {
    fc.assert(
      fc.property(rows, fc.array(fc.nat({ max: 14 })), (list, indexes) => {
        const left = indexes.reduce(removePos, list)
        expect(left.some(isInUse)).toBe(list.some(isInUse))
      }),
    )
  })
})

describe('the POS of a shop', () => {
  const row = (pos_no: string, changes: Partial<Pos> = {}): Pos => ({ sid: '', pos_no, del_yn: 'N', ...changes })

  test('are refused where none is in use, a number is missing, too long or there twice [001-5-11 001-5-12]', () => {
    expect(messages([row('1', { sid: 'a', del_yn: 'Y' })])).toEqual([[null, 'pos_must_remain']])
    expect(messages([row(' ')])).toEqual([['0.pos_no', 'pos_number_is_required']])
    expect(messages([row('1'), row('2'), row(' 1')])).toEqual([['2.pos_no', 'pos_number_is_taken']])
    expect(messages([row('1'.repeat(51))])).toEqual([['0.pos_no', 'too_long:50']])
    expect(messages([row('1'), row('1', { sid: 'a', del_yn: 'Y' }), row('1'.repeat(50))])).toEqual([])
  })
})

describe('a shop', () => {
  const problems = (changes: object): readonly (readonly [string | null, string])[] =>
    (v.safeParse(shopSchema, { ...newShop(), name: 'A', ...changes }).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      issue.message,
    ])

  test('begins with automatic numbers and POS 001 [001-4-08 001-5-12]', () => {
    expect(newShop()).toMatchObject({ auto: true, pos_id: [{ pos_no: '001', del_yn: 'N' }] })
    expect(problems({})).toEqual([])
  })

  test('needs a name [001-5-07]', () => {
    expect(problems({ name: '  ' })).toEqual([['name', 'shop_name_is_required']])
  })

  test('has a valid e-mail of at most 50 characters, or none [001-5-08 001-5-09 001-9-03]', () => {
    expect(problems({ email: 'nobody' })).toEqual([['email', 'shop_email_is_invalid']])
    expect(problems({ email: `${'a'.repeat(39)}@b.example` })).toEqual([])
    expect(problems({ email: `${'a'.repeat(41)}@b.example` })).toEqual([['email', 'too_long:50']])
  })

  test('has digits in fax and telephone, at most 12 in the latter [001-5-08 001-5-10]', () => {
    expect(problems({ tel_no: '024.3926 8888', fax_no: '(024) 39268889' })).toEqual([])
    expect(problems({ tel_no: '1'.repeat(13), fax_no: 'none' })).toEqual([
      ['fax_no', 'only_digits'],
      ['tel_no', 'too_long:12'],
    ])
  })
})
