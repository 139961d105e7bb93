import { createPrivateKey, sign } from 'node:crypto'
import { keptCollections } from '../../../server/areas/declarations/collections.ts'
import type { Member } from '../../../server/companies/member.ts'
import { judging } from '../../../server/companies/rights.ts'
import type { Hsm, OpenHsmKey } from '../../../server/hsm/port.ts'
import { runDocuments } from '../../../server/issueRuns/runDocuments.ts'
import { startRun, type AskedRun, type RunParts } from '../../../server/issueRuns/starting.ts'
import { carryRun } from '../../../server/issueRuns/session.ts'
import { createTurns } from '../../../server/issueRuns/turns.ts'
import { openStore, type OpenStore, type Store } from '../../../server/openStore.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { contentHash } from '../../../server/areas/declarations/content.ts'
import { declarationFilings } from '../../../src/api/contract/declarationFiling.ts'
import { fail, succeed } from '../../../src/domain/result.ts'
import { account, certificate, companies, content, declaration, seed } from '../../../tools/product/server/rows.ts'
import type { Repeat } from '../../../server/outbox/repeat.ts'
import { createTestAuthority, type TestSigner } from '../../signing/support/authority.ts'
import type { TestDatabase } from './databases.ts'
import type { Inside } from './races.ts'

const authority = createTestAuthority()
export const companyId = demoCompany.id
const member: Member = { account, companyId, expiresAt: 0 }
export const asker = { member, address: '192.0.2.1' }
export const asked = { serial_no: '', user_name: 'ke.toan', password: 'sealed', pin: 'sealed' }

/** What happens before each step of a server, where it is told of a store or a key. */
type Before = () => Promise<void>

/** A store each of whose calls is a step. */
const stepwise = (store: Store, before: Before): Store => {
  const { issueRuns } = store
  return {
    ...store,
    issueRuns: {
      ...issueRuns,
      async endRow(row, outcome) {
        await before()
        return issueRuns.endRow(row, outcome)
      },
    },
    async transaction(work) {
      await before()
      const outcome = await store.transaction(work)
      await before()
      return outcome
    },
  }
}

const keyOf = ({ certificate: { raw }, privateKeyPem }: TestSigner, before: Before): OpenHsmKey['key'] => {
  const key = createPrivateKey(privateKeyPem)
  return {
    certificate: raw,
    async sign(data) {
      await before()
      return succeed(sign('sha256', data, key))
    },
  }
}

const unused = () => Promise.reject(new Error('no run asks for this'))

/** A signing server with a key of each company, by its tax code, whose PIN is always right. */
const hsmOf = (
  signers: ReadonlyMap<string, TestSigner>,
  before: Before,
  opened: { count: number; closed: number },
): Hsm => ({
  certificates: unused,
  keyState: unused,
  setUpCodes: unused,
  open(_login, { taxCode }) {
    const signer = signers.get(taxCode)
    if (signer === undefined) throw new Error('no company has this tax code')
    opened.count += 1
    const close = () => Promise.resolve(void (opened.closed += 1))
    return Promise.resolve(succeed({ certificate: signer.certificate, key: keyOf(signer, before), close }))
  },
  dispose: () => Promise.resolve(),
})

/** Two minutes are more than any claim counts. */
const claimEnds = 120_000

/** A database with some drafts, and servers that carry runs of them when they are told. */
export const startRuns = async (database: Pick<TestDatabase, 'create'>, drafts: number) => {
  const location = await database.create()
  const signers = new Map<string, TestSigner>()
  const opened: OpenStore[] = []
  const open = async () => {
    const one = await openStore(location)
    opened.push(one)
    return one
  }
  const { store, db } = await open()
  await seed(store)
  for (const company of companies) {
    const signer = await (await authority).issue(company.tax_id)
    signers.set(company.tax_id, signer)
    const record = { ...certificate, serial_no: signer.certificate.serialNumber }
    await store.certificates.insertNew(company.id, record, null)
  }
  const made = Array.from({ length: drafts }, (_, index) => {
    const said = content({ decl_type: '2', contact_per: `N${index}` })
    return declaration({ content: said, contentHash: contentHash(said), reference: `TK${index}` })
  })
  for (const one of made)
    await store.declarations.insert({ ...one, content: { ...one.content, declaration_id: one.id } })
  let ahead = 0
  const clock = () => new Date(Date.now() + ahead)
  const lines: string[] = []
  /** What servers repeat now and then, by the milliseconds between. */
  const repeated = new Map<() => void, number>()
  const repeat: Repeat = (work, every) => {
    repeated.set(work, every)
    return () => void repeated.delete(work)
  }

  /** A server of its own; `before` comes before each of its steps. */
  const server = async (before: Before = () => Promise.resolve(), turns = createTurns(2)) => {
    const own = await open()
    const keys = { count: 0, closed: 0 }
    const sessions: Promise<void>[] = []
    const log = (level: string, event: string, fields = {}) =>
      void lines.push(`${level} ${event} ${JSON.stringify(fields)}`)
    const declared = { clock, roots: [(await authority).root], log, sender: 'V0101', onQueued: () => undefined }
    const parts: RunParts<Inside> = {
      store: judging(stepwise(own.store, before)),
      clock,
      hsm: hsmOf(signers, before, keys),
      sealing: { keyName: '', seal: () => '', open: () => null },
      envelope: {
        offer: () => {
          throw new Error('nothing is sealed here')
        },
        open: () => Promise.resolve(fail({ reason: 'request.malformed' })),
        openAll: (sealed) => Promise.resolve(succeed(sealed)),
      },
      documents: runDocuments(keptCollections.eInvoice, declarationFilings.eInvoice, declared),
      runner: {
        carry: (given, run) =>
          void sessions.push(carryRun({ ...given, turns, log, repeat, isStopping: () => false }, run)),
        stop: () => Promise.resolve(),
      },
    }
    return { parts, declared, keys, ended: () => Promise.all(sessions) }
  }

  return {
    location,
    store,
    db,
    lines,
    repeated,
    rows: made.map(({ id, contentHash: version }) => ({ documentId: id, version })),
    server,
    /** All claims that are not renewed have ended from now on. */
    claimsEnd: () => void (ahead += claimEnds),
    start: (parts: RunParts<Inside>, run: Pick<AskedRun, 'rows'> & Partial<AskedRun>) =>
      startRun(parts, { reqKey: 'run-1', key: asked, ...run }, asker),
    async close() {
      for (const one of opened) await one.store.close()
    },
  }
}
