import { eDocument } from '../../src/domain/declaration/forms/eDocument.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DeclarationFilter } from '../../server/areas/declarations/store/declarations.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import type { DatabaseLocation } from '../../server/store/openDatabase.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import type { Store } from '../../server/openStore.ts'
import { shownDay } from '../../src/domain/dates.ts'
import { typeNames } from '../../server/areas/declarations/store/declarationSearch.ts'
import { keptStatusSchema } from '../../server/areas/declarations/store/keptStatus.ts'
import { statusNames } from '../../server/areas/declarations/store/statusNames.ts'
import { searchText } from '../../server/store/matching.ts'
import { searchWords } from '../../src/domain/text.ts'
import { fillDeclarations } from '../../tools/bench/server/fillDeclarations.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { startDatabases } from './support/databases.ts'
import { account, companies, content, declaration, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const company = account.companyId ?? ''
const everything: DeclarationFilter = {
  form: eInvoice.number,
  from: '2000-01-01',
  to: '2999-12-31',
  words: [],
  statuses: null,
  type: null,
}
/** Every search goes to the index, however few declarations there are. */
const indexed = { sampled: 0, read: 0, counted: 1000 }
const readThrough = { ...indexed, read: 1_000_000 }

const textsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('declarations')
    .select(['id', 'search_text', 'answer_text', 'register_date', 'decl_type', 'noti_cd_tax'])
    .orderBy('id')
    .execute()

/** Texts as they were while day, type and status stood in them. */
const lengthenTexts = async (db: Kysely<Tables>): Promise<void> => {
  for (const { id, search_text, answer_text, register_date, decl_type, noti_cd_tax } of await textsOf(db)) {
    const [form = '', name = '', ...rest] = search_text.split('\n')
    const shown = [shownDay(register_date), ...typeNames(decl_type)]
    await db
      .updateTable('declarations')
      .set({
        search_text: searchText([form, name, ...shown, ...rest]),
        answer_text: `${searchText(statusNames[v.parse(keptStatusSchema, noti_cd_tax)])}\n${answer_text}`,
      })
      .where('id', '=', id)
      .execute()
  }
}

describe.each(databases.map((database) => [database.kind, database] as const))('lists on %s', (_kind, database) => {
  let location: DatabaseLocation
  const opened: OpenStore[] = []
  const open = async (listLimits = indexed): Promise<OpenStore> => {
    const one = await openStore({ ...location, listLimits })
    opened.push(one)
    return one
  }
  const pageOf = (store: Store, filter: Partial<DeclarationFilter>, number = 0, column = 'register_date') =>
    store.declarations.page(
      company,
      { ...everything, ...filter },
      { number, size: 10, sort: { column, direction: 'asc' } },
    )
  const search = (store: Store, typed: string, number = 0, column?: string) =>
    pageOf(store, { words: searchWords(typed) }, number, column)

  beforeEach(async () => {
    location = await database.create()
  })
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close()
  })

  /** A database of the schema before there was an index, with 300 declarations. */
  const fillEarlier = async (): Promise<void> => {
    location = await database.createEmpty()
    await fillEarlierDatabase(location, '0007-certificate-identity', async (db) => {
      for (const one of companies) await insertEarlier(db, 'companies', one)
      await fillDeclarations(db, location.kind, 300)
      await lengthenTexts(db)
    })
  }

  it('carry over what an earlier schema holds: found by the index as by reading, and counted', async () => {
    await fillEarlier()
    const [{ store, db }, { store: reading }] = [await open(), await open(readThrough)]
    const [first] = await forEveryCompany(() => textsOf(db))
    expect(first?.search_text).toMatch(/^01\/dktd-hddt\n[a-z -]+\ntk20230101-003039\npos-0\nnguyen van an$/)
    expect(first?.answer_text).toBe('\n')
    expect((await pageOf(store, {})).total).toBe(300)
    const typed = [
      'pos-77',
      'POS-7',
      'tk20230105',
      '05/01/2023',
      'binh refused',
      'nguyen pos-25',
      '승인',
      'chấp nhận',
      'pos-77 accepted binh',
      '77',
      '23 binh',
      '4',
      '"',
      '100%',
      'pos_7',
      "o'",
      'nothing-like-it',
      '🙂',
    ]
    for (const text of typed)
      for (const column of ['register_date', 'pos_key'])
        for (const number of [0, 1, 2]) {
          const [found, read] = [await search(store, text, number, column), await search(reading, text, number, column)]
          const what = `${text}, page ${number} by ${column}`
          expect(found, what).toEqual(read)
        }
  })

  it('find a declaration of the company alone, as it is now', async () => {
    const { store } = await open()
    await seed(store)
    const own = declaration({ content: content({ pos_key: 'QUẦY-0815' }) })
    const foreign = declaration({ companyId: 'other-company', content: content({ pos_key: 'QUẦY-0815' }) })
    for (const one of [own, foreign]) await store.declarations.insert(one)
    const ids = async (typed: string) => (await search(store, typed)).items.map(({ declaration_id }) => declaration_id)
    expect(await ids('0815 quay')).toEqual([own.id])
    const at = { companyId: company, id: own.id, in: ['draft'] as const, contentHashes: [own.contentHash] }
    await store.declarations.heads.replace(at, { content: content({ pos_key: 'KHO-4711' }), contentHash: 'x' })
    expect([await ids('0815'), await ids('4711')]).toEqual([[], [own.id]])
    await store.declarations.move(
      { companyId: company, id: own.id, in: ['draft'] },
      { status: 'rejected', message: 'Lỗi 9992' },
      't',
    )
    expect([await ids('4711 9992'), await ids('4711 chua gui')]).toEqual([[own.id], []])
    await store.declarations.move(
      { companyId: company, id: own.id, in: ['rejected'] },
      { status: 'draft', message: '' },
      't',
    )
    await store.declarations.heads.remove(company, [own.id])
    expect(await ids('4711')).toEqual([])
    const again = declaration({ content: content({ pos_key: 'KHO-4712' }) })
    await store.declarations.insert(again)
    expect([await ids('4711'), await ids('4712')]).toEqual([[], [again.id]])
  })

  it('are of one form, with their searches and counts, and content stays with its form', async () => {
    const { store } = await open()
    await seed(store)
    const [invoice, document] = [eInvoice, eDocument].map((form) =>
      declaration({ content: content({ decl_form_no: form.number, pos_key: 'KHO-4711' }) }),
    )
    if (invoice === undefined || document === undefined) throw new Error('two declarations were made')
    for (const one of [invoice, document]) await store.declarations.insert(one)
    const found = async (form: string) => {
      const ids = ({ items }: { items: readonly { declaration_id: string }[] }) =>
        items.map((each) => each.declaration_id)
      return [
        ids(await pageOf(store, { form })),
        ids(await pageOf(store, { form, words: ['4711'] })),
        ids(await pageOf(store, { form, statuses: ['draft'] }, 0, 'reference')),
        await store.declarations.counts(company, { form, from: '2000-01-01', to: '2999-12-31' }),
      ]
    }
    const only = (id: string) => [[id], [id], [id], [{ status: 'draft', count: 1 }]]
    expect([await found(eInvoice.number), await found(eDocument.number)]).toEqual([only(invoice.id), only(document.id)])
    await forEveryCompany(() =>
      store.transaction(async (inside) => ({ ok: true, value: await inside.declarations.addUp() })),
    )
    expect([await found(eInvoice.number), await found(eDocument.number)]).toEqual([only(invoice.id), only(document.id)])
    const at = { companyId: company, id: invoice.id, in: ['draft'] as const, contentHashes: [invoice.contentHash] }
    expect(await store.declarations.heads.replace(at, { content: document.content, contentHash: 'x' })).toBeNull()
  })

  it('find two characters before a letter of another alphabet', async () => {
    const { store } = await open()
    await seed(store)
    const one = declaration({ content: content({ pos_key: 'XQ본점' }) })
    await store.declarations.insert(one)
    expect(await search(store, 'xq')).toMatchObject({ total: 1, items: [{ declaration_id: one.id }] })
  })

  it('count what a filter leaves, also once the counts are added up', async () => {
    const { store, db } = await open()
    await seed(store)
    const all = Array.from({ length: 30 }, (_, index) =>
      declaration({
        content: content({ reg_date: `2026-03-0${(index % 3) + 1}`, decl_type: String((index % 2) + 1) }),
      }),
    )
    for (const one of all) await store.declarations.insert(one)
    const [first, second, third] = all
    for (const one of [first, second])
      await store.declarations.move(
        { companyId: company, id: one?.id ?? '', in: ['draft'] },
        { status: 'sent', message: '' },
        't',
      )
    await store.declarations.heads.remove(company, [third?.id ?? ''])
    const figures = async () => [
      (await pageOf(store, {})).total,
      (await pageOf(store, { statuses: ['draft'], type: '2' })).total,
      (await pageOf(store, { form: eInvoice.number, from: '2026-03-02' })).total,
      await store.declarations.counts(company, everything),
    ]
    const before = await figures()
    expect(before.slice(0, 3)).toEqual([29, 14, 19])
    const changes = async () =>
      (await forEveryCompany(() => db.selectFrom('declaration_tallies').select('number').execute())).length
    expect(await changes()).toBe(35)
    await forEveryCompany(() =>
      store.transaction(async (inside) => ({ ok: true, value: await inside.declarations.addUp() })),
    )
    expect(await changes()).toBe(8)
    expect(await figures()).toEqual(before)
  })
})
