import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Kysely } from 'kysely'
import { forEveryCompany } from '../../server/store/statements.ts'
import { openStore } from '../../server/openStore.ts'
import { declarationSearch } from '../../server/areas/declarations/store/migrations/0006-declaration-search.ts'
import { shortenTexts } from '../../server/areas/declarations/store/migrations/0010-shown-columns.ts'
import type { Tables } from '../../server/store/tables.ts'
import type { Store } from '../../server/openStore.ts'
import { searchWords } from '../../src/domain/text.ts'
import { startDatabases } from './support/databases.ts'
import { account, content, declaration, seed } from '../../tools/product/server/rows.ts'

const databases = await startDatabases()

const everyDay = { form: eInvoice.number, from: '2000-01-01', to: '2999-12-31', words: [], statuses: null, type: null }
const firstPage = { number: 0, size: 10, sort: null }
const company = account.companyId ?? ''

describe.each(databases.map((database) => [database.kind, database] as const))('on %s', (_kind, database) => {
  let db: Kysely<Tables>
  let store: Store

  const found = async (typed: string) => {
    const page = await store.declarations.page(company, { ...everyDay, words: searchWords(typed) }, firstPage)
    return page.items.map(({ declaration_id }) => declaration_id).toSorted()
  }

  beforeEach(async () => {
    ;({ store, db } = await openStore(await database.create()))
    await seed(store)
  })
  afterEach(() => store.close())

  it('finds declarations by what the columns show, in every language, and by words in any order', async () => {
    const one = declaration({
      content: content({ reg_date: '2026-03-07', decl_type: '2' }),
      reference: 'TK20260307-QQ11',
    })
    const two = declaration({ content: content({ reg_date: '2026-03-08' }), status: 'received', tradeCode: '55501' })
    for (const each of [one, two]) await store.declarations.insert(each)
    for (const typed of ['07/03/2026', 'qq11', 'chua gui', 'Not sent', '미전송', 'Change of information', '정보 변경'])
      expect(await found(typed), typed).toEqual([one.id])
    for (const typed of ['08/03', 'xử lý đang', 'progress 08/03/2026', '처리 중', '55501 new', 'đăng ký mới 55501'])
      expect(await found(typed), typed).toEqual([two.id])
    expect(await found('qq11 55501')).toEqual([])
    await store.declarations.move(
      { companyId: two.companyId, id: two.id, in: ['received'] },
      { status: 'accepted', message: '' },
      't1',
    )
    expect(await found('55501 accepted')).toEqual([two.id])
  })

  it('narrows the list by status and type, and counts by status', async () => {
    const all = [
      declaration(),
      declaration({ status: 'sent', content: content({ decl_type: '2' }) }),
      declaration({ status: 'received' }),
      declaration({ status: 'refused', content: content({ reg_date: '2020-01-01' }) }),
      declaration({ companyId: 'other-company', status: 'sent' }),
    ]
    for (const each of all) await store.declarations.insert(each)
    const total = async (filter: object) =>
      (await store.declarations.page(company, { ...everyDay, ...filter }, firstPage)).total
    expect(await total({ statuses: ['sent', 'received'] })).toBe(2)
    expect(await total({ statuses: ['sent', 'received'], type: '2' })).toBe(1)
    expect(await total({ type: '1' })).toBe(3)
    const counts = await store.declarations.counts(company, {
      form: eInvoice.number,
      from: '2021-01-01',
      to: '2999-12-31',
    })
    expect(new Map(counts.map(({ status, count }) => [status, count]))).toEqual(
      new Map([
        ['draft', 1],
        ['sent', 1],
        ['received', 1],
      ]),
    )
  })

  it('declarations from before are found by the same once the database is migrated', async () => {
    const draft = declaration({ content: content({ reg_date: '2026-03-07', decl_type: '2' }) })
    const accepted = declaration({ status: 'accepted', authorityMessage: 'Đã xong', tradeCode: 'T-9' })
    for (const each of [draft, accepted]) await store.declarations.insert(each)
    await forEveryCompany(() => db.updateTable('declarations').set({ search_text: 'tk1', answer_text: '' }).execute())
    await forEveryCompany(() => declarationSearch({ db }))
    await forEveryCompany(() => shortenTexts(db))
    expect(await found('07/03/2026 change tk1 chưa')).toEqual([draft.id])
    expect(await found('t-9 chap nhan')).toEqual([accepted.id])
    const texts = await forEveryCompany(() =>
      db.selectFrom('declarations').select(['search_text', 'answer_text']).orderBy('id').execute(),
    )
    expect(texts).toEqual([
      { search_text: 'tk1', answer_text: '\n\n' },
      { search_text: 'tk1', answer_text: '\n\nt-9' },
    ])
  })
})
