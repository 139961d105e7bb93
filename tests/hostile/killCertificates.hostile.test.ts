import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { ServerProcess } from '../../tools/product/server/serverProcess.ts'
import { encryptedPassword, signInAs, visit, type Visitor } from '../../tools/product/server/visitor.ts'
import { startProvider, type TestProvider } from '../contract/support/remoteProvider.ts'
import { hostileSize } from '../support/hostileSize.ts'
import { workerPostgres } from '../support/workerPostgres.ts'
import {
  addHsmKeys,
  addRemoteKeys,
  hsmBody,
  hsmUser,
  readKept,
  registerHsmKeys,
  remoteBody,
  tokenBody,
} from './support/companyCertificates.ts'
import { killableServer, killAtAnswer, type KillableServer } from './support/killable.ts'

const rounds = hostileSize(2, 20)
const cluster = await workerPostgres()

const databases = [['SQLite', null] as const, ...(cluster === null ? [] : [['PostgreSQL', cluster] as const])]

describe.each(databases)('a server that is killed on %s', (_name, on) => {
  let provider: TestProvider
  let killable: KillableServer
  let server: ServerProcess
  let visitor: Visitor

  beforeEach(async () => {
    provider = await startProvider()
    const { url, clientId, clientSecret } = provider.config
    killable = await killableServer(on, {
      ESIGN_URL: url,
      ESIGN_CLIENT_ID: clientId,
      ESIGN_CLIENT_SECRET: clientSecret,
    })
    server = await killable.start()
    visitor = await signInAs(server.origin, 'admin@tokhai.example')
  })
  afterEach(async () => {
    await server.end('SIGKILL')
    await provider.close()
    await killable.remove()
  })

  const startAgain = async (): Promise<void> => {
    server = await killable.start()
    visitor = visit(server.origin, visitor.cookie())
  }
  const sealed = (secret: string) => encryptedPassword(visitor, secret)
  const timesIn = (audit: readonly { action: string; subject_id: string | null }[], action: string, id: string) =>
    audit.filter((entry) => entry.action === action && entry.subject_id === id).length

  it(
    `in ${rounds} rounds of registrations keeps what it acknowledged, registers nothing twice and locks no PIN [000-4-22 001-4-03 001-4-06]`,
    { timeout: rounds * 150_000 },
    async () => {
      const hsm = await addHsmKeys(killable, 2 * rounds)
      const remote = await addRemoteKeys(provider, killable, 2 * rounds)
      const serials: string[] = []
      const acknowledged = new Set<string>()
      for (let round = 0; round < rounds; round += 1) {
        const bodiesOf = async () => {
          const bodies = []
          for (const at of [2 * round, 2 * round + 1]) {
            const [key = '', user] = [hsm[at], remote[at]]
            if (user === undefined) throw new Error('too few keys')
            bodies.push({ serial: `7AC${at}F`, asked: tokenBody(`7AC${at}F`) })
            bodies.push({ serial: key, asked: await hsmBody(visitor, key) })
            bodies.push({ serial: user.serialNumber, asked: remoteBody(user) })
          }
          return bodies
        }
        const bodies = await bodiesOf()
        const replies = await killAtAnswer(
          server,
          1 + (round % bodies.length),
          bodies.map((body) => () => visitor.ask(contract.registerSignature, body.asked)),
        )
        for (const [at, { serial }] of bodies.entries()) {
          serials.push(serial)
          if (replies[at]?.status === 200) acknowledged.add(serial)
        }
        await startAgain()
        for (const { serial, asked } of await bodiesOf()) {
          const { reason } = await visitor.ask(contract.registerSignature, asked)
          expect(acknowledged.has(serial) ? ['certificate.exists'] : [null, 'certificate.exists']).toContain(reason)
        }
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)
      expect(acknowledged.size).toBeLessThan(serials.length)
      const { certificates, audit, tries } = await readKept(killable)
      for (const serial of serials) {
        const kept = certificates.filter(({ serial_no }) => serial_no === serial)
        expect(kept.map(({ id }) => timesIn(audit, 'certificate.registered', id))).toEqual([1])
      }
      for (const { user_nm, user_pwd } of certificates.filter(({ serial_no }) => hsm.includes(serial_no)))
        expect([user_nm, user_pwd === null]).toEqual([hsmUser.userName, false])
      expect(tries).toEqual([])
    },
  )

  it(
    `in ${rounds} rounds of changes of status and of updates makes each of them once, and of several certificates all or none [001-4-01 000-5-17]`,
    { timeout: rounds * 150_000 },
    async () => {
      const inHsm = await registerHsmKeys(visitor, await addHsmKeys(killable, 4 * rounds))
      const acknowledged = new Set<string>()
      const all: { readonly members: readonly string[]; readonly action: string; readonly status: string }[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [one = '', two = '', three = '', updated = ''] = inHsm.slice(4 * round, 4 * round + 4)
        const tokens: string[] = []
        for (const at of [0, 1, 2]) {
          const asked = tokenBody(`B${round}C${at}D`)
          tokens.push((await visitor.get(contract.registerSignature, asked)).digi_sign_id ?? '')
        }
        const changes = [one, two, three].map((id, at) => ({
          members: [id, tokens[at] ?? ''],
          action: 'certificate.statusChanged',
          status: '3',
        }))
        const update = { members: [updated], action: 'certificate.updated', status: '2' }
        const asked = async () => {
          const calls = []
          for (const { members } of changes) {
            const digital_signatures = members.map((digi_sign_id) => ({ digi_sign_id, status: '3' }))
            const body = { digital_signatures, pin: await sealed(hsmUser.pin) }
            calls.push(() => visitor.ask(contract.changeSignatureStatus, { body }))
          }
          const body = { status: '2', type: '2', pin: await sealed(hsmUser.pin) }
          calls.push(() => visitor.ask(contract.updateSignature, { params: { id: updated }, body }))
          return calls
        }
        const replies = await killAtAnswer(server, 1 + (round % 4), await asked())
        for (const [at, { members }] of [...changes, update].entries())
          if (replies[at]?.status === 200) acknowledged.add(members.join())
        const { certificates } = await readKept(killable)
        for (const { members, status } of [...changes, update]) {
          const done = members.map((id) => certificates.find((kept) => kept.id === id)?.status === status)
          expect(new Set(done).size).toBe(1)
          expect(acknowledged.has(members.join()) && done.includes(false)).toBe(false)
        }
        all.push(...changes, update)
        await startAgain()
        for (const ask of await asked()) expect((await ask()).reason).toBeNull()
      }
      expect(acknowledged.size).toBeLessThan(all.length)
      const { certificates, audit, tries } = await readKept(killable)
      for (const { members, action, status } of all)
        for (const id of members) {
          expect(certificates.find((kept) => kept.id === id)?.status).toBe(status)
          expect(timesIn(audit, action, id)).toBe(1)
        }
      expect(tries).toEqual([])
    },
  )

  it(
    `in ${rounds} rounds of synchronisations renews all certificates or none, each once, and keeps their account [000-5-18]`,
    { timeout: rounds * 150_000 },
    async () => {
      const ids = await registerHsmKeys(visitor, await addHsmKeys(killable, 5))
      const ofIds = async () => (await readKept(killable)).certificates.filter(({ id }) => ids.includes(id))
      const renewed = new Set((await ofIds()).map(({ to_date }) => to_date))
      const old = '2027-01-01T00:00:00'
      for (let round = 0; round < rounds; round += 1) {
        await killable.inStore(({ db }) =>
          db
            .updateTable('certificates')
            .set({ to_date: old, status: '0' })
            .where('company_id', '=', demoCompany.id)
            .where('id', 'in', [...ids])
            .execute(),
        )
        const body = { username: hsmUser.userName, password: await sealed(hsmUser.password) }
        const sync = () => visitor.ask(contract.syncSignatures, { body: {} })
        const calls = [sync, () => visitor.ask(contract.connectSigningServer, { body }), sync, sync]
        // The first round ends before any answer.
        await killAtAnswer(server, round % 4, round % 4 === 0 ? calls : calls.toReversed())
        const states = (await ofIds()).map(({ to_date, status }) => `${status} ${to_date === old}`)
        expect(['0 true', '1 false']).toContain([...new Set(states)].join(' and '))
        await startAgain()
        expect((await visitor.ask(contract.syncSignatures, { body: {} })).reason).toBeNull()
        const { audit } = await readKept(killable)
        expect(ids.map((id) => timesIn(audit, 'certificate.synced', id))).toEqual(ids.map(() => round + 1))
      }
      const after = await ofIds()
      expect(new Set(after.map(({ to_date }) => to_date))).toEqual(renewed)
      expect(after.every(({ status, user_pwd }) => status === '1' && user_pwd !== null)).toBe(true)
    },
  )
})
