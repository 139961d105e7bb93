import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

const bao = 'admin@tokhai.example'
const chosen = 'Mèo 7 đuôi!A'
const signInLimits = { perAccountAndAddress: 2, perAddress: 50, perAccount: 50, seconds: 900 }

describe.each(databases.map((database) => [database.kind, database] as const))(
  'an account on %s',
  (_kind, database) => {
    let folder: string
    let servers: readonly TestServer[]
    let opened: OpenStore
    let now = new Date('2026-11-20T08:00:00Z')
    const origin = (): string => servers[0]?.origin ?? ''
    beforeAll(async () => {
      folder = await makeFolder()
      const location = await database.create()
      const databaseUrl = location.kind === 'postgres' ? location.url : null
      const start = () => startTestServer(testConfig(folder, { databaseUrl }), { clock: () => now, signInLimits })
      servers = [await start(), await start()]
      opened = await openStore(
        location.kind === 'postgres' ? location : { kind: 'sqlite', path: `${folder}/tokhai.sqlite` },
      )
    })
    afterAll(async () => {
      await opened.store.close()
      for (const server of servers) await server.close()
      await removeFolder(folder)
    })

    const change = async (visitor: Visitor, current: string, next: string) =>
      visitor.ask(contract.changePassword, {
        body: {
          current_password: await encryptedPassword(visitor, current),
          new_password: await encryptedPassword(visitor, next),
        },
      })
    const isSignedIn = async (visitor: Visitor) => (await visitor.ask(contract.session)).status === 200
    const audited = async (action: string) => {
      const { rows } = await sql<{
        detail: string
      }>`select detail from audit where company_id = 'demo-company' and action = ${action} order by id`.execute(
        opened.db,
      )
      return rows.map(({ detail }) => detail)
    }

    it('keeps its profile as its rules have it, over the version that was read [001-2.6-02 001-2.6-03]', async () => {
      const visitor = await signInAs(origin(), bao)
      const { version, user_id, name, email, profile_image } = await visitor.get(contract.profile)
      expect(user_id).toBe(bao)
      const body = { name, email, employee_no: 'NV-01', phone_number: '+84 912 345 678', profile_image, version }
      const saved = await visitor.get(contract.changeProfile, { body })
      expect(await visitor.get(contract.profile)).toMatchObject({
        employee_no: 'NV-01',
        phone_number: '0912345678',
        version: saved?.version,
      })
      // The same again is as good as saved; other content over the former version is refused.
      expect(await visitor.get(contract.changeProfile, { body })).toEqual(saved)
      const later = await visitor.ask(contract.changeProfile, { body: { ...body, name: 'Bảo' } })
      expect(later.reason).toBe('profile.changed')
      expect(await audited('profile.changed')).toEqual(['{"fields":"employee_no phone_number"}'])
    })

    it.each([
      [{ name: ' ' }, 'name', 'full_name_is_required'],
      [{ name: 'a'.repeat(151) }, 'name', 'too_long:150'],
      [{ employee_no: 'a'.repeat(151) }, 'employee_no', 'too_long:150'],
      [{ phone_number: '' }, 'phone_number', 'phone_number_is_required'],
      [{ phone_number: '12345678' }, 'phone_number', 'phone_number_must_be_9_or_10_digits'],
      [{ phone_number: '12345678901' }, 'phone_number', 'phone_number_must_be_9_or_10_digits'],
      [{ email: '' }, 'email', 'email_is_required'],
      [{ email: 'nobody' }, 'email', 'invalid_email'],
      [{ profile_image: 'javascript:alert(1)' }, 'profile_image', 'image_is_unknown'],
    ])('refuses %j [001-5-29 001-5-30 001-5-31 001-9-05]', async (changes, field, message) => {
      const visitor = await signInAs(origin(), bao)
      const { version, name, email, employee_no } = await visitor.get(contract.profile)
      const body = { name, email, employee_no, phone_number: '912345678', profile_image: '', version, ...changes }
      expect(await visitor.ask(contract.changeProfile, { body })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field, message }],
      })
    })

    it('refuses a new password that breaks a rule, and a wrong current one, without a trace of either [001-5-33 001-5-34]', async () => {
      const visitor = await signInAs(origin(), 'user@tokhai.example')
      const fields = async (current: string, next: string) => (await change(visitor, current, next)).fields
      expect(await fields(demoPassword, 'abc')).toEqual([
        { field: 'new_password', message: 'at_least_minimun_8_characters' },
      ])
      expect(await fields(demoPassword, demoPassword)).toEqual([
        { field: 'new_password', message: 'new_password_must_differ' },
      ])
      expect(await fields('Canary-1!A', chosen)).toEqual([
        { field: 'current_password', message: 'current_password_is_wrong' },
      ])
      expect((await audited('password.refused')).join()).not.toMatch(/Canary|Mèo/)
    })

    it('slows guesses of the current password as it slows signing in', async () => {
      now = new Date(now.getTime() + 1_000_000)
      const visitor = await signInAs(origin(), 'sysadmin@tokhai.example')
      for (let guess = 0; guess < 2; guess += 1) await change(visitor, `Wrong-${guess}!`, chosen)
      const stopped = await change(visitor, demoPassword, chosen)
      expect([stopped.status, stopped.reason, stopped.headers.get('retry-after')]).toEqual([
        429,
        'password.tooMany',
        '900',
      ])
      now = new Date(now.getTime() + 901_000)
      expect((await change(visitor, demoPassword, chosen)).status).toBe(200)
    })

    it('ends its other sessions on every server once the password is changed [001-7-05]', async () => {
      const [first, second] = servers.map((server) => server.origin)
      const own = await signInAs(first ?? '', bao)
      const others = [await signInAs(first ?? '', bao), await signInAs(second ?? '', bao)]
      const colleague = await signInAs(second ?? '', 'pit.admin@tokhai.example')
      expect((await change(own, demoPassword, chosen)).status).toBe(200)
      expect(await isSignedIn(own)).toBe(true)
      expect(await isSignedIn(visit(second ?? '', own.cookie()))).toBe(true)
      for (const other of others) expect(await isSignedIn(other)).toBe(false)
      expect(await isSignedIn(colleague)).toBe(true)
      await expect(signInAs(first ?? '', bao)).rejects.toThrow('password.incorrect')
      await signInAs(second ?? '', bao, chosen)
      expect((await audited('password.changed')).join()).not.toContain('Mèo')
    })
  },
)
