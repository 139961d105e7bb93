import type { Kysely } from 'kysely'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CertificateRecord } from '../../src/domain/certificate.ts'
import { contract } from '../../src/api/contract/contract.ts'
import type { CertificateOrder } from '../../signing/issueCertificate.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { furtherCertificate } from '../../server/certificates/demo/certificates.ts'
import { openStore } from '../../server/openStore.ts'
import type { Tables } from '../../server/store/tables.ts'
import { createTestAuthority, DAY, type TestAuthority, type TestSigner } from '../signing/support/authority.ts'
import { startDatabases } from './support/databases.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { newBody, registerBody, sign } from '../../tools/product/server/filing.ts'
import { fingerprint } from './support/fingerprint.ts'
import {
  makeFolder,
  removeFolder,
  startTestServer,
  testConfig,
  type TestServer,
} from '../../tools/product/server/runningServer.ts'
import { certificate, companies } from '../../tools/product/server/rows.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'

const serialNumber = '54012345ABCDEF'

describe('a certificate that signs', () => {
  let folder: string
  let server: TestServer
  let admin: Visitor
  let authority: TestAuthority
  let other: TestAuthority

  beforeAll(async () => {
    authority = await createTestAuthority('VNPT-CA')
    other = await createTestAuthority('VIETTEL-CA')
  })
  beforeEach(async () => {
    folder = await makeFolder()
    server = await startTestServer(testConfig(folder, { trustedRoots: [authority.root, other.root] }))
    admin = await signInAs(server.origin, 'admin@tokhai.example')
  })
  afterEach(async () => {
    await server.close()
    await removeFolder(folder)
  })

  const inDatabase = async <Value>(work: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> => {
    const { store, db } = await openStore({ kind: 'sqlite', path: join(folder, 'tokhai.sqlite') })
    const value = await work(db)
    await store.close()
    return value
  }
  /** Registers a certificate of the demo company as one that only issuer and serial number are known of. */
  const know = async (signer: TestSigner, changes: Partial<CertificateRecord> = {}): Promise<string> => {
    const record = { ...furtherCertificate(signer.certificate), ...changes }
    await inDatabase((db) =>
      db
        .insertInto('certificates')
        .values({ ...record, company_id: demoCompany.id, fingerprint: null, search_text: '' })
        .execute(),
    )
    return record.id
  }
  const fingerprintOf = (id: string) =>
    inDatabase((db) =>
      db
        .selectFrom('certificates')
        .select('fingerprint')
        .where('company_id', '=', demoCompany.id)
        .where('id', '=', id)
        .executeTakeFirst(),
    )
  const registerAs = async (signer: TestSigner) => {
    const body = await newBody(admin)
    const generated = await admin.get(contract.generateXml, { body })
    const kept = fingerprint(folder)
    const signedXml = await sign(signer.key, generated)
    const reply = await admin.ask(contract.registerDeclaration, {
      body: registerBody(body, generated.req_key, signedXml),
    })
    return { reason: reply.reason, hasChanged: JSON.stringify(kept) !== JSON.stringify(fingerprint(folder)) }
  }
  const issue = (from: TestAuthority, order: Partial<CertificateOrder> = {}) =>
    from.issue(demoCompany.tax_id, { serialNumber, ...order })

  it('is not taken for one of another issuer with the same serial number', async () => {
    const [registered, stranger] = [await issue(authority), await issue(other)]
    expect(stranger.certificate.serialNumber).toBe(registered.certificate.serialNumber)
    const id = await know(registered)
    expect(await registerAs(stranger)).toEqual({ reason: 'certificate.notRegistered', hasChanged: false })
    expect(await fingerprintOf(id)).toEqual({ fingerprint: null })
    expect((await registerAs(registered)).reason).toBeNull()
  })

  it('is known by its fingerprint from its first signature on, which the audit keeps', async () => {
    const first = await issue(authority)
    const second = await issue(authority, { notAfter: new Date(Date.now() + 30 * DAY) })
    const id = await know(first)
    expect((await registerAs(first)).reason).toBeNull()
    expect(await fingerprintOf(id)).toEqual({ fingerprint: first.certificate.fingerprint })
    const entries = await inDatabase((db) =>
      db
        .selectFrom('audit')
        .select(['subject_id', 'detail'])
        .where('company_id', '=', demoCompany.id)
        .where('action', '=', 'certificate.bound')
        .execute(),
    )
    const { fingerprint: kept } = first.certificate
    const detail = { serial: serialNumber, issuer: 'VNPT-CA', fingerprint: kept }
    expect(entries).toEqual([{ subject_id: id, detail: JSON.stringify(detail) }])
    expect(await registerAs(second)).toEqual({ reason: 'certificate.notRegistered', hasChanged: false })
    expect((await registerAs(first)).reason).toBeNull()
  })

  it('is not bound while it is not active, nor when two could be meant', async () => {
    const signer = await issue(authority)
    const stopped = await know(signer, { id: 'stopped', status: '3' })
    expect((await registerAs(signer)).reason).toBe('certificate.notRegistered')
    await know(signer, { id: 'twin', org_nm: 'CN=VNPT-CA,C=VN' })
    expect((await registerAs(signer)).reason).toBe('certificate.notRegistered')
    expect(await fingerprintOf(stopped)).toEqual({ fingerprint: null })
  })

  it('may be registered beside one of another issuer with the same serial number', async () => {
    const [one, two] = [await issue(authority), await issue(other)]
    await know(one, { id: 'one' })
    await know(two, { id: 'two' })
    expect((await registerAs(two)).reason).toBeNull()
    expect((await registerAs(one)).reason).toBeNull()
    expect(await fingerprintOf('two')).toEqual({ fingerprint: two.certificate.fingerprint })
  })
})

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'certificates of a database on %s from before fingerprints',
  (_kind, database) => {
    it('are all there, without a fingerprint, and one may have the serial number of another’s issuer', async () => {
      const location = await database.createEmpty()
      const [company] = companies
      if (company === undefined) throw new Error('no company')
      await fillEarlierDatabase(location, '0006-declaration-search', async (db) => {
        await insertEarlier(db, 'companies', company)
        const ofCompany = { company_id: company.id, search_text: 'test ca 5401ab' }
        await insertEarlier(db, 'certificates', { ...certificate, ...ofCompany })
      })
      const { store } = await openStore(location)
      const { items } = await store.certificates.page(
        company.id,
        { words: ['5401ab'], status: null, type: null },
        { number: 0, size: 10, sort: null },
      )
      expect(items).toEqual([certificate])
      const sameSerial = { ...certificate, id: 'of-another', org_nm: 'CN=OTHER CA,C=VN' }
      expect(await store.certificates.insertNew(company.id, sameSerial, 'F2')).toBe(true)
      expect(await store.certificates.insertNew(company.id, { ...certificate, id: 'again' }, 'F3')).toBe(false)
      expect(await store.certificates.bind(company.id, certificate.id, 'F2')).toBe(false)
      expect(await store.certificates.bind(company.id, certificate.id, 'F1')).toBe(true)
      expect(await store.certificates.bind(company.id, certificate.id, 'F4')).toBe(false)
      await store.close()
    })
  },
)
