import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../server/store/identifiers.ts'
import { demoCompany, otherCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { invoiceSaid } from './support/invoices.ts'
import { allow } from './support/pitCertificates.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const userId = 'user@tokhai.example'
const serial_no = 'C26TCH'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'what an invoice and its list can be chosen from, over %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    let admin: Visitor
    let user: Visitor
    let stranger: Visitor
    let own: string
    let other: string

    const inStore = async <Value>(work: (store: Awaited<ReturnType<typeof openStore>>['store']) => Promise<Value>) => {
      const { store } = await openStore(server.location)
      const value = await work(store)
      await store.close()
      return value
    }
    const accountOf = (id: string) =>
      inStore(async ({ accounts }) => {
        const account = await accounts.byUserId(id)
        if (account === null) throw new Error(`the demo has no ${id}`)
        return account
      })
    /** Has the user work in these shops. */
    const assign = async (...shops: readonly string[]) => {
      const { id } = await accountOf(userId)
      await inStore((store) => store.shops.setUsed(demoCompany.id, 'account', id, shops))
    }
    const addShop = (companyId: string, changes: Partial<ReturnType<typeof newShop>>): Promise<string> =>
      inStore(async ({ shops }) => {
        const id = newId()
        await shops.insert({ ...newShop(), pos_id: [], version: '1', ...changes, companyId, id })
        return id
      })

    beforeAll(async () => {
      await putInvoiceTemplateInUse(server.location, { serial_no })
      await allow(server.location, userId, ['invoice.new', 'invoice.delete'])
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      user = await signInAs(server.origin, userId)
      stranger = await signInAs(server.origin, 'admin@huongque.example')
      own = await addShop(demoCompany.id, { name: 'Cửa hàng Đồng Xuân', shop_code: 'DX-1' })
      other = await addShop(demoCompany.id, { name: 'Cửa hàng Hàng Bài', shop_code: 'HB-1' })
      await addShop(otherCompany.id, { name: 'Cửa hàng Đồng Xuân', shop_code: 'DX-1' })
    })

    const save = (visitor: Visitor, shop_id: string) =>
      visitor.ask(contract.saveInvoiceDraft, { body: { ...invoiceSaid({ serial_no, shop_id }), version: '' } })
    const shopsOf = async (visitor: Visitor, search_value = '') => {
      const { shops, ...more } = await visitor.get(contract.invoiceShops, { query: { search_value } })
      return { ids: shops.map(({ id }) => id), names: shops.map(({ name }) => name), ...more }
    }

    describe('shops', () => {
      /** Shops that the user may save a draft for, among these. */
      const written = async (ids: readonly string[]): Promise<readonly string[]> => {
        const saved: string[] = []
        for (const id of ids) if ((await save(user, id)).reason === null) saved.push(id)
        return saved
      }

      it.each([
        ['of one shop', () => [own], () => [own]],
        ['of two shops', () => [own, other], () => [own, other]],
        ['of no shop', () => [], async () => (await shopsOf(admin)).ids],
      ])('are those that an account %s may write for', async (_what, works, offered) => {
        await assign(...works())
        const { ids } = await shopsOf(user)
        const { ids: all } = await shopsOf(admin)
        expect(all).toEqual(expect.arrayContaining([own, other]))
        expect(new Set(ids)).toEqual(new Set(await offered()))
        expect(new Set(await written(all))).toEqual(new Set(ids))
        await assign(own)
      })

      // One who works in a single shop need not name it.
      it.each([
        ['two shops', () => [own, other], 'fields.invalid'],
        ['no shop', () => [], null],
      ])('leave the company itself to an account of %s as saving does', async (_what, works, reason) => {
        await assign(...works())
        expect((await shopsOf(user)).company_itself).toBe(reason === null)
        expect((await save(user, '')).reason).toBe(reason)
        await assign(own)
        expect((await shopsOf(user)).company_itself).toBe(false)
      })

      it('are all for an administrator, whatever shops they are assigned to, and no other company’s', async () => {
        const { id } = await accountOf('admin@tokhai.example')
        await inStore(({ shops }) => shops.setUsed(demoCompany.id, 'account', id, [own]))
        const { ids, company_itself } = await shopsOf(admin)
        expect(ids).toEqual(expect.arrayContaining([own, other]))
        expect(company_itself).toBe(true)
        const { ids: found } = await shopsOf(stranger, 'dong xuan')
        expect(found).toHaveLength(1)
        expect(found).not.toContain(own)
      })

      it('are found by code and name, without signs, among those of the account', async () => {
        await assign(own)
        expect(await shopsOf(user, 'DONG xuan')).toMatchObject({ ids: [own], has_more: false })
        expect(await shopsOf(user, 'dx-1')).toMatchObject({ ids: [own] })
        expect(await shopsOf(user, 'hang bai')).toMatchObject({ ids: [] })
        expect(await shopsOf(admin, 'hang bai')).toMatchObject({ ids: [other] })
        expect(await shopsOf(admin, '%')).toMatchObject({ ids: [] })
      })

      it('are at most 20, the one of the code or name before the others', async () => {
        await inStore(async ({ shops }) => {
          for (let at = 1; at <= 21; at += 1) {
            const said = { name: `Quầy ${String(at).padStart(2, '0')}`, shop_code: `Q${at}` }
            await shops.insert({
              ...newShop(),
              ...said,
              pos_id: [],
              version: '1',
              companyId: demoCompany.id,
              id: newId(),
            })
          }
          const last = { name: 'Quầy', shop_code: 'ZZ' }
          await shops.insert({
            ...newShop(),
            ...last,
            pos_id: [],
            version: '1',
            companyId: demoCompany.id,
            id: newId(),
          })
          const exact = { name: 'Quầy ở cuối', shop_code: 'Q' }
          await shops.insert({
            ...newShop(),
            ...exact,
            pos_id: [],
            version: '1',
            companyId: demoCompany.id,
            id: newId(),
          })
        })
        const { names, has_more } = await shopsOf(admin, 'quay')
        expect(names).toHaveLength(20)
        expect(has_more).toBe(true)
        expect(names[0]).toBe('Quầy')
        expect((await shopsOf(admin, 'q')).names[0]).toBe('Quầy ở cuối')
        expect(await shopsOf(admin, 'quay 21')).toMatchObject({ names: ['Quầy 21'], has_more: false })
      })
    })

    describe('makers', () => {
      const makersOf = async (visitor: Visitor, asked: { search_value?: string; made_by?: string } = {}) => {
        const { makers, has_more } = await visitor.get(contract.invoiceMakers, { body: asked })
        return { names: makers.map(({ name }) => name), has_more }
      }
      const [bao, yen] = ['Trần Quốc Bảo', 'Ngô Thị Yến']

      beforeAll(async () => {
        const { invoices } = await admin.get(contract.listInvoices, { query: { page_size: '100' } })
        const drafts = invoices.filter(({ etax_status }) => etax_status === 'draft').map(({ sid }) => sid)
        if (drafts.length > 0) await admin.get(contract.deleteInvoices, { body: { sid: drafts } })
      })

      it('are those who made invoices that the account sees', async () => {
        await assign(own)
        expect((await save(admin, other)).reason).toBeNull()
        expect((await makersOf(user)).names).toEqual([])
        expect((await save(user, own)).reason).toBeNull()
        expect((await makersOf(user)).names).toEqual([yen])
        expect((await makersOf(admin)).names).toEqual([yen, bao])
        await assign(own, other)
        expect((await makersOf(user)).names).toEqual([yen, bao])
        await assign()
        expect((await makersOf(user)).names).toEqual([yen, bao])
        await assign(own)
        expect((await makersOf(stranger)).names).toEqual([])
      })

      it('are found by name, not by what else an account says, or one alone by the account', async () => {
        const { id } = await accountOf(userId)
        expect((await makersOf(admin, { search_value: 'yen ngo' })).names).toEqual([yen])
        expect((await makersOf(admin, { search_value: 'tokhai.example' })).names).toEqual([])
        expect((await makersOf(admin, { made_by: id })).names).toEqual([yen])
        expect((await makersOf(admin, { made_by: 'unknown' })).names).toEqual([])
        const { id: unseen } = await accountOf('admin@tokhai.example')
        expect((await makersOf(user, { made_by: unseen })).names).toEqual([])
        expect((await makersOf(stranger, { made_by: id })).names).toEqual([])
      })

      it('are there though their account is not active any more', async () => {
        const { id } = await accountOf(userId)
        await inStore(({ accounts }) => accounts.change(id, { isActive: false }))
        expect((await makersOf(admin)).names).toEqual([yen, bao])
      })
    })
  },
)
