import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteItems } from '../../server/areas/items/delete.ts'
import { changeItem, createItem } from '../../server/areas/items/save.ts'
import { uploadItems } from '../../server/areas/items/upload.ts'
import { changeMail } from '../../server/areas/notifications/mail.ts'
import { deleteShops } from '../../server/areas/shops/delete.ts'
import { changeShop, createShop } from '../../server/areas/shops/save.ts'
import { deleteTemplates } from '../../server/areas/templates/delete.ts'
import { plainAccount, type Account, type AccountChanges } from '../../server/companies/accounts.ts'
import type { Member } from '../../server/companies/member.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { newId } from '../../server/store/identifiers.ts'
import { succeed } from '../../src/domain/result.ts'
import { newItem } from '../../src/domain/items/item.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { pausing, startBeside, withInside } from './support/races.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const shop = { ...newShop(), name: 'Quầy', pos_id: [] }
const row = { item_code: 'A1', item_name: 'Chè sen', item_kname: '', curr_cd: 'VND', unit_prc: '1', vat_rate: '0.08' }
const rows = JSON.stringify([{ ...row, uom: 'hộp', memo: '' }])

type Store = OpenStore['store']
type Act = (store: Store, member: Member) => Promise<unknown>

const acts: readonly (readonly [string, Act])[] = [
  ['a shop is created', (store, member) => createShop(store, clock, member, { ...shop, id: newId() })],
  ['a shop is changed', (store, member) => changeShop(store, clock, member, { ...shop, id: 's', version: '' })],
  ['shops are deleted', (store, member) => deleteShops(store, clock, member, ['s'])],
  ['templates are deleted', (store, member) => deleteTemplates(store, clock, member, 'invoice', ['t'])],
  ['an item is created', (store, member) => createItem(store, clock, member, { ...newItem(), id: newId() })],
  ['an item is changed', (store, member) => changeItem(store, clock, member, { ...newItem(), id: 'i', version: '' })],
  ['items are deleted', (store, member) => deleteItems(store, clock, member, ['i'])],
  [
    'items are uploaded',
    (store, member) =>
      uploadItems(store, clock, member, { payload: rows, file: new File([], 'a.xlsx'), upload_key: '', mode: 'all' }),
  ],
]
const withPermission = new Set(acts.slice(0, 4).map(([what]) => what))

describe.each(databases.map((database) => [database.kind, database] as const))('rights on %s', (_kind, database) => {
  let opened: OpenStore
  beforeAll(async () => {
    opened = await openStore(await database.create())
    await seed(opened.store)
  })
  afterAll(() => opened.store.close())

  const made = async (): Promise<Account> => {
    const id = newId()
    const permissions = ['shop.add', 'shop.save', 'shop.delete', 'template.delete'] as const
    const one: Account = { ...account, ...plainAccount, scope: 'USER', permissions, id, userId: `${id}@tokhai.example` }
    await opened.store.accounts.insert(one)
    return one
  }

  /** What becomes of an act that begins while its right is taken away. */
  const actDuring = async (act: Act, change: AccountChanges): Promise<unknown> => {
    const one = await made()
    const beside = startBeside(database, opened, () => act(opened.store, { account: one, companyId, expiresAt: 0 }))
    await opened.store.transaction(async (inside) => {
      await inside.companies.hold(companyId)
      await inside.accounts.change(one.id, change)
      await beside.start()
      return succeed(null)
    })
    return beside.ended()
  }

  it.each(acts)('that are taken away in the moment in which %s are missing', async (what, act) => {
    expect(await actDuring(act, { isActive: false })).toMatchObject({ failure: { reason: 'session.required' } })
    if (!withPermission.has(what)) return
    expect(await actDuring(act, { permissions: [] })).toMatchObject({ failure: { reason: 'permission.missing' } })
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
