import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPasswordChange } from '../../server/areas/account/changePassword.ts'
import { changeGivenPassword } from '../../server/areas/auth/changeGiven.ts'
import { createSignIn } from '../../server/areas/auth/signIn.ts'
import {
  changeProfile,
  valuesOf as profileOf,
  versionOf as profileVersionOf,
} from '../../server/areas/account/changeProfile.ts'
import { changeRole } from '../../server/areas/users/role.ts'
import { setActive } from '../../server/areas/users/activity.ts'
import { changeUser } from '../../server/areas/users/change.ts'
import { versionOf } from '../../server/areas/users/content.ts'
import { plainAccount, type Account } from '../../server/companies/accounts.ts'
import { hashPassword } from '../../server/companies/passwordHash.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { sha256 } from '../../server/secrets/signedText.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { SignInTry } from '../../server/passwords/throttle.ts'
import { succeed } from '../../src/domain/result.ts'
import { newShop } from '../../src/domain/shop/shop.ts'
import { account, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { anonymous, noCodes } from './support/plainSignIn.ts'
import { pausing, startBeside, withInside } from './support/races.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const shop = { ...newShop(), name: 'Quầy', id: newId(), companyId, version: 'v', pos_id: [] }
const clock = () => new Date('2026-11-20T01:00:00.000Z')
const [former, chosen] = ['Tokhai@2025', 'Tokhai@2026']
const token = 'token of a session'

/** Passwords as they are, so that nothing but the account is tried. */
const envelope = {
  offer: () => ({ kid: '', nonce: '', jwk: { kty: 'RSA' as const, n: '', e: '' } }),
  open: (sealed: string) => Promise.resolve(succeed(sealed)),
  openAll: (sealed: readonly string[]) => Promise.resolve(succeed(sealed)),
}
const images = { renew: () => Promise.resolve(false) }
const letIn: SignInTry = { wait: 0, isFirstStopped: false, needsCode: false, succeeded: () => Promise.resolve() }

type Store = OpenStore['store']

describe.each(databases.map((database) => [database.kind, database] as const))('accounts on %s', (_kind, database) => {
  let opened: OpenStore
  beforeAll(async () => {
    opened = await openStore(await database.create())
    await seed(opened.store)
    await opened.store.shops.insert(shop)
  })
  afterAll(() => opened.store.close())
  // Where the company was closed.
  afterEach(() => sql`update accounts set is_active = 1 where id = ${account.id}`.execute(opened.db))

  const made = async (changes: Partial<Account> = {}): Promise<Account> => {
    const id = newId()
    const passwordHash = await hashPassword(former)
    const others = { ...account, ...plainAccount, scope: 'USER' as const }
    const one: Account = { ...others, id, userId: `${id}@tokhai.example`, passwordHash, ...changes }
    await opened.store.accounts.insert(one)
    return one
  }
  const member = { account, companyId, expiresAt: 0 }
  const sessionsOf = async ({ id }: Account): Promise<number> => {
    const { rows } = await sql`select 1 from sessions where account_id = ${id}`.execute(opened.db)
    return rows.length
  }
  const openOwn = ({ id }: Account) =>
    opened.store.sessions.open({ tokenHash: sha256(token + id), accountId: id, openedAt: '', expiresAt: 2_000_000_000 })

  const signIn = async (one: Account, store: Store, meanwhile: () => Promise<unknown>) => {
    const throttle = () => Promise.resolve({ ...letIn, succeeded: async () => void (await meanwhile()) })
    const devices = { recognise: () => Promise.resolve(null), renew: () => Promise.resolve() }
    const { open } = await createSignIn({
      store,
      envelope,
      throttle,
      devices,
      codes: noCodes,
      closedPassword: null,
      clock,
    })
    return open({ userId: one.userId, password: former, address: '192.0.2.1', ...anonymous })
  }
  const edit = async (one: Account, password: string, store: Store = opened.store): Promise<void> => {
    const { id, name, email, userId } = one
    const outcome = await changeUser({ store, clock, envelope, images }, member, {
      id,
      full_name: `${name} (mới)`,
      mobile: '0901234567',
      email,
      user_id: userId,
      profile_image: '',
      employee_no: '',
      employee_auto: true,
      password,
      role: '2',
      permissions: [],
      shops: [{ shop_id: shop.id, is_assign: true }],
      version: versionOf({ account: one, shopIds: [] }),
    })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure))
  }
  const reset = (one: Account): Promise<void> => edit(one, chosen)
  const changeOwn = async (one: Account, store: Store = opened.store) => {
    const throttle = () => Promise.resolve(letIn)
    return createPasswordChange({ store, envelope, throttle, closedPassword: null, clock })({
      person: { account: one, expiresAt: 0 },
      address: '192.0.2.1',
      token: token + one.id,
      current: former,
      next: chosen,
    })
  }
  const turn = ({ id }: Account, isActive: boolean, store: Store = opened.store) =>
    setActive(store, clock, member, { ids: [id], isActive })

  const replaced: readonly (readonly [string, (one: Account) => Promise<unknown>, string, number])[] = [
    ['is reset', reset, 'password.incorrect', 0],
    ['is changed', (one) => changeOwn(one), 'password.incorrect', 1],
    ['belongs to somebody who is deactivated', (one) => turn(one, false), '901', 0],
    ['belongs to a company that is closed', () => opened.store.directory.close(companyId, ''), '901', 0],
  ]
  it.each(replaced)(
    'are not opened by a password that %s while it is checked',
    async (_what, meanwhile, reason, left) => {
      const one = await made()
      if (left > 0) await openOwn(one)
      const outcome = await signIn(one, opened.store, () => meanwhile(one))
      expect(outcome).toMatchObject({ ok: false, failure: { reason } })
      expect(await sessionsOf(one)).toBe(left)
    },
  )

  const endings: readonly (readonly [string, (one: Account) => Promise<unknown>])[] = [
    ['a reset', reset],
    ['a deactivation', (one) => turn(one, false)],
    [
      'the closing of the company',
      () => opened.store.transaction(async ({ directory }) => succeed(await directory.close(companyId, ''))),
    ],
  ]
  it.each(endings)('that are opened while %s begins end with it', async (_what, beside) => {
    const one = await made()
    const other = startBeside(database, opened, () => beside(one))
    const pause = pausing(other.start)
    const store = withInside(opened.store, ({ sessions }) => ({
      sessions: { ...sessions, open: (session) => pause(sessions.open(session)) },
    }))
    expect(await signIn(one, store, () => Promise.resolve())).toMatchObject({ ok: true })
    await other.ended()
    expect(await sessionsOf(one)).toBe(0)
  })

  it('that have ended while the new password is hashed do not choose it', async () => {
    const [own, given] = [await made(), await made({ mustChangePassword: true })]
    for (const one of [own, given]) await openOwn(one)
    for (const one of [own, given]) await turn(one, false)
    expect(await changeOwn(own)).toMatchObject({ failure: { reason: 'session.required' } })
    const person = { account: given, expiresAt: 0 }
    const asked = { sealed: chosen, token: token + given.id }
    expect(await changeGivenPassword({ store: opened.store, envelope, clock }, person, asked)).toMatchObject({
      failure: { reason: 'session.required' },
    })
  })

  /** The store of somebody in whose transaction somebody else begins work once the account has been read. */
  const readingOf = (one: Account, start: () => Promise<void>): Store => {
    const pause = pausing(start)
    return withInside(opened.store, ({ users }) => ({
      users: {
        ...users,
        byId: (company, id) => (id === one.id ? pause(users.byId(company, id)) : users.byId(company, id)),
        hold: (company, id) => pause(users.hold(company, id)),
        holdAll: (company, ids) => pause(users.holdAll(company, ids)),
      },
    }))
  }
  const kept = async ({ userId }: Account) => opened.store.accounts.byUserId(userId)

  it.each([
    ['an edit', (one: Account, store: Store) => edit(one, '', store), { name: `${account.name} (mới)` }],
    [
      'a change of role',
      (one: Account, store: Store) =>
        changeRole(store, clock, member, {
          id: one.id,
          role: '1',
          version: versionOf({ account: one, shopIds: [] }),
        }),
      { scope: 'ADMIN' },
    ],
    ['a deactivation', (one: Account, store: Store) => turn(one, false, store), { isActive: false }],
  ] as const)('%s leaves a password alone that is changed in the same moment', async (_what, act, changed) => {
    const one = await made({ mustChangePassword: true })
    await openOwn(one)
    const own = startBeside(database, opened, () => changeOwn(one))
    await act(one, readingOf(one, own.start))
    const outcome = await own.ended()
    const after = await kept(one)
    expect(after).toMatchObject(changed)
    expect(after?.passwordHash === one.passwordHash).toBe(!outcome.ok)
    expect(after?.mustChangePassword).toBe(!outcome.ok)
    // Whoever is deactivated first has no session any more to change it with.
    expect(outcome.ok ? null : outcome.failure.reason).toBe('isActive' in changed ? 'session.required' : null)
  })

  it('an edit and a change of the own profile in the same moment are not mixed', async () => {
    const one = await made({ mobile: '901234567' })
    const values = profileOf(one)
    const person = { account: one, expiresAt: 0 }
    const body = { ...values, name: 'Tên khác', version: profileVersionOf(values) }
    const own = startBeside(database, opened, () => changeProfile(opened.store, clock, person, body))
    await edit(one, '', readingOf(one, own.start))
    expect(await own.ended()).toMatchObject({ failure: { reason: 'profile.changed' } })
    expect(await kept(one)).toMatchObject({ name: `${account.name} (mới)` })
  })
})
