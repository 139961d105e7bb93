import { textOf } from '../../src/domain/declaration/values.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import type { Declaration, DeclarationFilter, KeptStatus } from '../../server/areas/declarations/store/declarations.ts'
import { typeNames } from '../../server/areas/declarations/store/declarationSearch.ts'
import { statusNames } from '../../server/areas/declarations/store/statusNames.ts'
import type { Store } from '../../server/openStore.ts'
import { shownDay } from '../../src/domain/dates.ts'
import { folded, searchWords } from '../../src/domain/text.ts'
import { startDatabases } from './support/databases.ts'
import { account, content, declaration, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const company = account.companyId ?? ''

/** Everything that a search of the list finds of a declaration, as it is shown. */
const shownTexts = ({ content: body, status, authorityMessage, reference, tradeCode }: Declaration) => [
  body.decl_form_no,
  body.decl_nm,
  shownDay(body.reg_date),
  ...typeNames(body.decl_type),
  reference,
  textOf(body, 'pos_key'),
  body.contact_per,
  ...statusNames[status],
  authorityMessage,
  tradeCode,
]

const foldedTexts = new WeakMap<Declaration, readonly string[]>()

const foldedTextsOf = (one: Declaration): readonly string[] => {
  const texts = foldedTexts.get(one) ?? shownTexts(one).map(folded)
  foldedTexts.set(one, texts)
  return texts
}

const sortValues = {
  register_date: ({ content: body }: Declaration) => body.reg_date,
  pos_key: ({ content: body }: Declaration) => textOf(body, 'pos_key'),
  noti_cd_tax: ({ status }: Declaration) => status,
  reference: ({ reference }: Declaration) => reference,
} as const

const byBytes = (one: string, other: string): number => Buffer.from(one).compare(Buffer.from(other))

/** The ids that a filter leaves, in order, without any index. */
const naive = (
  all: readonly Declaration[],
  { from, to, words, statuses, type }: DeclarationFilter,
  { column, direction }: { column: keyof typeof sortValues; direction: 'asc' | 'desc' },
): readonly string[] => {
  const left = all.filter((one) => {
    const { reg_date, decl_type } = one.content
    const texts = foldedTextsOf(one)
    return (
      reg_date >= from &&
      reg_date <= to &&
      (statuses === null || statuses.includes(one.status)) &&
      (type === null || decl_type === type) &&
      words.every((word) => texts.some((text) => text.includes(word)))
    )
  })
  const valueOf = sortValues[column]
  const ascending = left.toSorted((one, other) => byBytes(valueOf(one), valueOf(other)) || byBytes(one.id, other.id))
  return (direction === 'asc' ? ascending : ascending.toReversed()).map(({ id }) => id)
}

const days = ['2022-01-05', '2023-01-05', '2024-12-31', '2025-01-05', '2025-05-01', '2026-03-07']
const shops = [
  'POS-1',
  'POS-12',
  'Quầy số 3',
  'KHO 2025',
  'Đà Nẵng',
  'XQ본점',
  'TK2024-ZZ',
  '100%_\\',
  '😀 cửa hàng',
  '',
]
const persons = ['Nguyễn Văn An', 'Trần Thị Bình', 'Đặng Accepted', '김민수']
const messages = ['', 'Lỗi 9992: tờ khai đã được chấp nhận', 'Không đúng mẫu 05/01/2025', 'Thay cho TK20250501-7']
const statuses: readonly KeptStatus[] = ['draft', 'sent', 'received', 'rejected', 'accepted', 'refused']

const anyDeclaration = fc
  .record({
    day: fc.constantFrom(...days),
    /** The day for which the declaration got its reference, where it is not its own any more. */
    earlier: fc.constantFrom(null, null, null, ...days),
    type: fc.constantFrom('1', '2'),
    shop: fc.constantFrom(...shops),
    person: fc.constantFrom(...persons),
    status: fc.constantFrom(...statuses),
    message: fc.constantFrom(...messages),
    number: fc.integer({ min: 0, max: 99 }),
    tradeCode: fc.constantFrom('', '55501', 'T-2025', 'TK202301051'),
  })
  .map(({ day, earlier, type, shop, person, status, message, number, tradeCode }) =>
    declaration({
      status,
      authorityMessage: message,
      tradeCode,
      reference: `TK${(earlier ?? day).replaceAll('-', '')}-${number}`,
      content: content({ reg_date: day, decl_type: type, pos_key: shop, contact_per: person }),
    }),
  )

const typed = [
  'accepted',
  'chấp nhận',
  'CHAP',
  'dang',
  'refused 2025',
  '승인',
  '처리',
  'mới',
  'thay đổi',
  'change 05/2025',

  '05/01/2025',
  '01/2025',
  '2025',
  '/2025',
  '05/01',
  '5/',
  '05/01/2025 accepted',
  '2025 chấp nhận mới',
  '31/12 bình',
  '5/01 pos',
  '1/20 an',

  'pos-1',
  'tk2025',
  'tk20',
  'tk2023',
  'tk20230',
  'tk202505',
  'tk2025010',
  'tk20250105',
  'tk20250105-1',
  'tk202301051',
  'tk2024',
  'tk2023 bình accepted',
  'tk2023 tk2025',
  'tk2025 2025',
  '2022',
  '2010',
  '2023 nguyen',
  'nguyen an',
  'an nguyễn pos',
  'binh',
  '9992',
  'hoa don',
  'pos-12 2023',
  '😀',
  '본점',
  '김민수',
  'a',
  '1',
  'xq',
  'zz',
  'q본',
  '-7 05/2025',
  '%',
  '_',
  '\\',
  '"',
  "o'",
  'z',
  'tk 5',
  'nothing-like-it',
  'accepted nothing-like-it',
] as const

/** What a search may read, so small that each of its ways is gone. */
const limits = [
  { sampled: 0, read: 0, counted: 2000 },
  { sampled: 0, read: 0, counted: 7 },
  { sampled: 7, read: 0, counted: 7 },
  { sampled: 10, read: 20, counted: 3 },
  { sampled: 30, read: 1000, counted: 1 },
] as const

const anyFilter = fc.record({
  form: fc.constant(eInvoice.number),
  from: fc.constantFrom('2000-01-01', '2025-01-01'),
  to: fc.constantFrom('2999-12-31', '2025-12-31'),
  statuses: fc.constantFrom(null, null, ['accepted'] as const, ['sent', 'received'] as const),
  type: fc.constantFrom(null, null, '2'),
})
const anyOrder = fc.record({
  column: fc.constantFrom('register_date', 'register_date', 'pos_key', 'noti_cd_tax', 'reference'),
  direction: fc.constantFrom('asc', 'desc'),
})

describe.each(databases.map((database) => [database.kind, database] as const))('on %s', (_kind, database) => {
  it('000-2-04: a search finds what the columns show, in any order of words, as reading every row would', async () => {
    const all = fc.sample(anyDeclaration, { numRuns: 120, seed: 9 })
    const location = await database.create()
    const { store } = await openStore(location)
    await seed(store)
    for (const one of all) await store.declarations.insert(one)
    const foreign = declaration({ companyId: 'other-company', content: content({ pos_key: 'POS-1' }) })
    await store.declarations.insert(foreign)
    const stores: Store[] = [store]
    for (const listLimits of limits) stores.push((await openStore({ ...location, listLimits })).store)

    const asked = fc.record({
      text: fc.oneof(
        fc.constantFrom('', ...typed),
        fc.tuple(fc.constantFrom(...typed), fc.constantFrom(...typed)).map((two) => two.join(' ')),
      ),
      filter: anyFilter,
      sort: anyOrder,
      number: fc.constantFrom(0, 0, 1, 4),
      which: fc.nat({ max: limits.length - 1 }),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ text, filter, sort, number, which }) => {
        const whole = { ...filter, words: searchWords(text) }
        const limit = limits[which] ?? limits[0]
        const page = await stores[which + 1]?.declarations.page(company, whole, { number, size: 5, sort })
        const expected = naive(all, whole, sort)
        const total = page?.isMinimum === true ? limit.counted : expected.length
        expect(page?.total).toBe(total)
        expect(page?.isMinimum === true && expected.length <= limit.counted).toBe(false)
        expect(page?.items.map(({ declaration_id }) => declaration_id)).toEqual(
          expected.slice(number * 5, Math.min(number * 5 + 5, total)),
        )
      }),
      { numRuns: 800, seed: 17 },
    )
    for (const one of stores) await one.close()
  })
})
