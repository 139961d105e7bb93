import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptCollections } from '../../server/areas/declarations/collections.ts'
import { registerToken } from '../../server/areas/digitalSignatures/register.ts'
import { deleteItems } from '../../server/areas/items/delete.ts'
import { changeItem, createItem } from '../../server/areas/items/save.ts'
import { settleItems } from '../../server/areas/items/upload.ts'
import { uploadItems } from '../../server/areas/items/upload.ts'
import { changeMail } from '../../server/areas/notifications/mail.ts'
import { deleteShops } from '../../server/areas/shops/delete.ts'
import { changeShop, createShop } from '../../server/areas/shops/save.ts'
import { deleteTemplates } from '../../server/areas/templates/delete.ts'
import { keepForm } from '../../server/unfinishedForms/keep.ts'
import { plainAccount, type Account, type AccountChanges } from '../../server/companies/accounts.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import type { Member } from '../../server/companies/member.ts'
import { actingAs, judging } from '../../server/companies/rights.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { saveForm } from '../../server/documents/collection.ts'
import { deleteDrafts, restoreDrafts } from '../../server/documents/deletion.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { TokenRegistration } from '../../src/api/contract/signatureRegistration.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { succeed, type Result } from '../../src/domain/result.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { account, certificate, content, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { pausing, startBeside, withInside, type Inside } from './support/races.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const shop = { ...newShop(), name: 'Quầy', pos_id: [] }
const row = { item_code: 'A1', item_name: 'Chè sen', item_kname: '', curr_cd: 'VND', unit_prc: '1', vat_rate: '0.08' }
const rows = JSON.stringify([{ ...row, uom: 'hộp', memo: '' }])

type Store = OpenStore['store']
type Act = (store: Store, member: Member) => Promise<Result<unknown, unknown>>

const { eInvoice } = keptCollections
const draft = { content: { ...content(), digital_signatures: [] }, version: '', unfinished: null }
const token: TokenRegistration = {
  reg_id: '',
  tax_code: demoCompany.tax_id,
  org_nm: certificate.org_nm,
  serial_no: '5401CD',
  form_tp: '1',
  status: '1',
  from_date: '2026-01-01T00:00:00',
  to_date: '2999-01-01T00:00:00',
  type: '1',
}
const form = { way: 'copy', originId: '', baseVersion: '', writer: 'tab', revision: '', content: '{}' } as const

const acts: readonly (readonly [string, AnyCall, Act])[] = [
  [
    'a shop is created',
    contract.createShop,
    (store, member) => createShop(store, clock, member, { ...shop, id: newId() }),
  ],
  [
    'a shop is changed',
    contract.changeShop,
    (store, member) => changeShop(store, clock, member, { ...shop, id: 's', version: '' }),
  ],
  ['shops are deleted', contract.deleteShops, (store, member) => deleteShops(store, clock, member, ['s'])],
  [
    'templates are deleted',
    contract.deleteInvoiceTemplates,
    (store, member) => deleteTemplates(store, clock, member, 'invoice', ['t']),
  ],
  [
    'an item is created',
    contract.createItem,
    (store, member) => createItem(store, clock, member, { ...newItem(), id: newId() }),
  ],
  [
    'an item is changed',
    contract.changeItem,
    (store, member) => changeItem(store, clock, member, { ...newItem(), id: 'i', version: '' }),
  ],
  ['items are deleted', contract.deleteItems, (store, member) => deleteItems(store, clock, member, ['i'])],
  [
    'items are uploaded',
    contract.uploadItems,
    (store, member) =>
      uploadItems(store, clock, member, { payload: rows, file: new File([], 'a.xlsx'), upload_key: '', mode: 'all' }),
  ],
  ['an upload is settled', contract.settleUpload, (store, member) => settleItems(store, clock, member, newId())],
  [
    'a certificate is registered',
    contract.registerSignature,
    (store, member) => registerToken(store, clock, member, token),
  ],
  ['a draft is saved', contract.saveDraft, (store, member) => saveForm(eInvoice, { store, clock }, member, draft)],
  [
    'drafts are deleted',
    contract.deleteDeclarations,
    (store, member) => deleteDrafts(eInvoice, { store, clock }, member, ['d']),
  ],
  [
    'drafts are restored',
    contract.restoreDeclarations,
    (store, member) => restoreDrafts(eInvoice, { store, clock }, member, ['d']),
  ],
  [
    'an unfinished form is kept',
    contract.keepUnfinishedDeclaration,
    (store, { account: { id } }) =>
      keepForm(store, clock, { companyId, accountId: id }, { ...form, collection: 'eInvoice' }),
  ],
]
describe.each(databases.map((database) => [database.kind, database] as const))('rights on %s', (_kind, database) => {
  let opened: OpenStore
  beforeAll(async () => {
    opened = await openStore(await database.create())
    await seed(opened.store)
  })
  afterAll(() => opened.store.close())

  const made = async (): Promise<Account> => {
    const id = newId()
    const one: Account = { ...account, ...plainAccount, scope: 'ADMIN', id, userId: `${id}@tokhai.example` }
    await opened.store.accounts.insert(one)
    return one
  }

  /** Makes the call for somebody as its route does. */
  const make = ([, { access }, act]: (typeof acts)[number], one: Account, store: Store) =>
    actingAs({ account: one, access }, () =>
      act({ ...judging<Inside>(store), close: store.close }, { account: one, companyId, expiresAt: 0 }),
    )
  const kept = async ({ userId }: Account) => opened.store.accounts.byUserId(userId)
  const audited = async ({ id }: Account): Promise<number> =>
    (await sql`select 1 from audit where company_id = ${companyId} and account_id = ${id}`.execute(opened.db)).rows
      .length

  /** What becomes of an act that begins while its right is taken away. */
  const makeDuring = async (act: (typeof acts)[number], change: AccountChanges): Promise<unknown> => {
    const one = await made()
    const beside = startBeside(database, opened, () => make(act, one, opened.store))
    await opened.store.transaction(async (inside) => {
      await inside.companies.hold(companyId)
      await inside.accounts.change(one.id, change)
      await beside.start()
      return succeed(null)
    })
    const outcome = await beside.ended()
    expect(await audited(one)).toBe(0)
    return outcome
  }

  it.each(acts)('that are taken away in the moment in which %s are missing', async (...act) => {
    const left = { failure: { reason: 'session.required' } }
    expect(await makeDuring(act, { isActive: false })).toMatchObject(left)
    expect(await makeDuring(act, { mustChangePassword: true })).toMatchObject(left)
    const missing = { failure: { reason: 'permission.missing' } }
    expect(await makeDuring(act, { scope: 'ADMIN SITE' })).toMatchObject(missing)
  })

  it('that are judged are held until what they let somebody write is there', async () => {
    const one = await made()
    const beside = startBeside(database, opened, async () => {
      await opened.store.accounts.change(one.id, { isActive: false })
      return audited(one)
    })
    const pause = pausing(beside.start)
    const store = withInside(opened.store, ({ accounts }) => ({
      accounts: { ...accounts, hold: (id) => pause(accounts.hold(id)) },
    }))
    const [creation] = acts.filter(([what]) => what === 'a shop is created')
    expect(creation && (await make(creation, one, store))).toMatchObject({ ok: true })
    expect(await beside.ended()).toBe(1)
    expect(await kept(one)).toMatchObject({ isActive: false })
  })

  it('choices of mails that two tabs make in one moment both stay', async () => {
    const person = { account: await made(), expiresAt: 0 }
    const choose = (store: Store, kind: 'declaration.changed' | 'certificate.ending') =>
      changeMail(store, person, { locale: 'vi', kinds: [{ kind, is_mailed: true }] })
    const other = startBeside(database, opened, () => choose(opened.store, 'certificate.ending'))
    const pause = pausing(other.start)
    const store = withInside(opened.store, ({ notificationMail }) => ({
      notificationMail: {
        ...notificationMail,
        preferences: (reader) => pause(notificationMail.preferences(reader)),
      },
    }))
    await choose(store, 'declaration.changed')
    await other.ended()
    const { chosen } = await opened.store.notificationMail.preferences({ companyId, accountId: person.account.id })
    expect(chosen).toEqual({ 'declaration.changed': true, 'certificate.ending': true })
  })
})
