import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { deleteCustomers } from '../../server/areas/customers/delete.ts'
import { mergeCustomers } from '../../server/areas/customers/merge.ts'
import { changeCustomer, createCustomer } from '../../server/areas/customers/save.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { CustomerBody } from '../../src/api/contract/customers.ts'
import { newCustomer } from '../../src/domain/customers/customer.ts'
import { searchWords } from '../../src/domain/text.ts'
import { account, companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const stranger: Member = { ...member, companyId: companies[1]?.id ?? '' }
const clock = () => new Date('2026-11-20T01:00:00.000Z')

const customer = (changes: Partial<CustomerBody & { id: string }> = {}) => ({
  ...newCustomer(),
  company_name: 'Công ty TNHH Hòa Bình',
  id: '',
  ...changes,
})
const invalid = (field: string, message: string) => ({
  ok: false,
  failure: { reason: 'fields.invalid', fields: [{ field, message }] },
})

describe.each(databases.map((database) => [database.kind, database] as const))('customers on %s', (_kind, database) => {
  const opened = storeForTests(database)

  const create = (changes: Partial<CustomerBody & { id: string }> = {}, who = member) =>
    createCustomer(opened.store, clock, who, customer(changes))
  const made = async (changes: Partial<CustomerBody & { id: string }> = {}, who = member) => {
    const saved = await create(changes, who)
    if (!saved.ok) throw new Error(JSON.stringify(saved.failure))
    return saved.value
  }
  const merge = (customer_id: string, merged_id: readonly string[], who = member) =>
    mergeCustomers(opened.store, clock, who, { customer_id, merged_id })
  const found = async (search: string, kind: 'company' | 'person' | 'budget' | null = null) => {
    const narrowing = { words: searchWords(search), kind }
    const page = await opened.store.customers.page(companyId, narrowing, { number: 0, size: 100, sort: null })
    return page.items.map(({ customer_code }) => customer_code)
  }
  const lookedUp = async (text: string, most = 20) =>
    (await opened.store.customers.lookUp(companyId, text, most)).map(({ customer_code }) => customer_code)
  const audited = async (id: string) => {
    const { rows } = await sql<{ action: string }>`select action from audit
      where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
    return rows.map(({ action }) => action)
  }

  it('get the next code where none is sent, and keep it', async () => {
    const first = await made()
    expect(first.customer_code).toBe('KH000001')
    await made({ customer_code: 'KH000002' })
    expect((await made()).customer_code).toBe('KH000003')
    expect((await made({}, stranger)).customer_code).toBe('KH000001')
    const changed = await changeCustomer(opened.store, clock, member, {
      ...customer({ note: 'x' }),
      id: first.id,
      version: first.version,
    })
    expect(changed).toMatchObject({ ok: true, value: { customer_code: 'KH000001' } })
    expect(await audited(first.id)).toEqual(['customer.created', 'customer.changed'])
  })

  it('answer the same for the same request again, and refuse what somebody else has changed', async () => {
    const id = newId()
    const first = await made({ id })
    expect(await made({ id })).toEqual(first)
    const stale = await changeCustomer(opened.store, clock, member, {
      ...customer({ note: 'y' }),
      id,
      version: 'earlier',
    })
    expect(stale).toEqual({ ok: false, failure: { reason: 'customer.changed' } })
  })

  it('are refused by field where a rule is broken, and have codes of their own within the company', async () => {
    await made({ customer_code: 'ONCE' })
    expect(await create({ customer_code: 'once' })).toEqual(invalid('customer_code', 'customer_code_is_taken'))
    expect(await create({ customer_code: 'ONCE' }, stranger)).toMatchObject({ ok: true })
    expect(await create({ company_name: ' ' })).toEqual(invalid('company_name', 'customer_name_is_required'))
  })

  it('are found by words without diacritics in whatever order, and narrowed by kind', async () => {
    await made({ customer_code: 'F1', company_name: 'Thủy sản Đại Dương', address: 'Cà Mau', budget_code: '1012345' })
    await made({ customer_code: 'F2', company_name: '', buyer_name: 'Đại Dương Văn Thủy' })
    await made({ customer_code: 'F3', company_name: 'Thủy Đại Dương' })
    expect((await found('duong thuy dai')).toSorted()).toEqual(['F1', 'F2', 'F3'])
    expect(await found('duong thuy', 'budget')).toEqual(['F1'])
    expect(await found('duong thuy', 'person')).toEqual(['F2'])
    expect(await found('duong thuy', 'company')).toEqual(['F3'])
  })

  it('are looked up by code and tax code before words, however the digits are grouped', async () => {
    await made({ customer_code: 'LK-1', company_name: 'Zeta', tax_code: '0108880011' })
    await made({ customer_code: 'LK-2', company_name: 'Alpha', tax_code: '0108880011-001', note: 'lk-1' })
    await made({ customer_code: 'LK-3', company_name: '', buyer_name: 'Beta', personal_id: '010888001199' })
    expect(await lookedUp('lk-1')).toEqual(['LK-1', 'LK-2'])
    expect(await lookedUp('010 888 0011')).toEqual(['LK-3', 'LK-1', 'LK-2'])
    expect(await lookedUp('0108880011001')).toEqual(['LK-2'])
    expect(await lookedUp('LK', 2)).toEqual(['LK-1', 'LK-2'])
    expect(await lookedUp('zeta')).toEqual(['LK-1'])
  })

  it('become one where they have the same tax code: the others lead to the one that stays', async () => {
    const tax_code = '0107777001'
    const [stays, one, two] = [
      await made({ tax_code, customer_code: 'M1' }),
      await made({ tax_code, customer_code: 'M2' }),
      await made({ tax_code, customer_code: 'M3' }),
    ]
    expect((await opened.store.customers.sharing(companyId, 20, 100)).shared).toMatchObject([
      { tax_code, customers: [{ customer_code: 'M1' }, { customer_code: 'M2' }, { customer_code: 'M3' }] },
    ])
    expect(await merge(one.id, [two.id])).toEqual({ ok: true, value: { merged: 1 } })
    expect(await merge(stays.id, [one.id])).toEqual({ ok: true, value: { merged: 1 } })
    expect(await merge(stays.id, [one.id])).toEqual({ ok: true, value: { merged: 1 } })
    for (const id of [stays.id, one.id, two.id])
      expect(await opened.store.customers.standing(companyId, id)).toMatchObject({ customer_code: 'M1' })
    expect([
      await opened.store.customers.byId(companyId, one.id),
      await opened.store.customers.byId(companyId, two.id),
    ]).toEqual([null, null])
    expect(await found('0107777001')).toEqual(['M1'])
    expect(await audited(stays.id)).toEqual(['customer.created', 'customer.merged'])
    expect(await audited(two.id)).toEqual(['customer.created', 'customer.mergedInto'])
    expect(await create({ customer_code: 'M3' })).toMatchObject({ ok: true })
  })

  it('are merged all or none, within a company and a tax code', async () => {
    const [stays, same, other] = [
      await made({ tax_code: '0107777002' }),
      await made({ tax_code: '0107777002' }),
      await made({ tax_code: '0107777003' }),
    ]
    const none = await made({ tax_code: '' })
    const also = await made({ tax_code: '' })
    expect(await merge(stays.id, [same.id, other.id])).toEqual({
      ok: false,
      failure: { reason: 'customer.otherTaxCode' },
    })
    expect(await merge(none.id, [also.id])).toEqual({ ok: false, failure: { reason: 'customer.otherTaxCode' } })
    expect(await merge(stays.id, [same.id, 'unknown'])).toEqual({ ok: false, failure: { reason: 'record.absent' } })
    expect(await merge(stays.id, [same.id], stranger)).toEqual({ ok: false, failure: { reason: 'record.absent' } })
    expect(await found('0107777002')).toHaveLength(2)
  })

  it('are deleted all or none, with those that they stand for', async () => {
    const tax_code = '0107777004'
    const [stays, gone] = [await made({ tax_code }), await made({ tax_code })]
    await merge(stays.id, [gone.id])
    const remove = (ids: readonly string[], who = member) => deleteCustomers(opened.store, clock, who, ids)
    expect(await remove([stays.id, 'unknown'])).toMatchObject({ ok: false })
    expect(await remove([gone.id])).toMatchObject({ ok: false })
    expect(await remove([stays.id], stranger)).toMatchObject({ ok: false })
    expect(await remove([stays.id])).toEqual({ ok: true, value: { deleted: 1 } })
    expect(await opened.store.customers.standing(companyId, gone.id)).toBeNull()
  })
})
