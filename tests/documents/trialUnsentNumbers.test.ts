import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { signDocuments } from '../../server/areas/hsm/sign.ts'
import { endRequest } from '../../server/areas/remoteSigning/end.ts'
import type * as areas from '../../server/areas.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { generateForm } from '../../server/documents/collection.ts'
import type { Hsm } from '../../server/hsm/port.ts'
import { carryRow } from '../../server/issueRuns/row.ts'
import { runDocuments } from '../../server/issueRuns/runDocuments.ts'
import { sweepReservations } from '../../server/numbering/release.ts'
import { newId } from '../../server/store/identifiers.ts'
import { openDatabase } from '../../server/store/openDatabase.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { fail, succeed } from '../../src/domain/result.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from '../server/support/databases.ts'
import { serverForTests } from '../server/support/serverForTests.ts'
import { voucherCollection } from './trial/keptVouchers.ts'
import { voucherKey, voucherSignature } from './trial/voucher.ts'
import { vouchers } from './trial/voucherArea.ts'
import { voucherCalls } from './trial/voucherCalls.ts'
import { said, voucherSteps } from './trial/voucherSteps.ts'

// What a kind's line in server/areas.ts does.
vi.mock('../../server/areas.ts', async (original) => {
  const { product } = await original<typeof areas>()
  const { vouchers: kind } = await import('./trial/voucherArea.ts')
  return { product: product.with(kind) }
})

const databases = await startDatabases()
const { product: others } = await vi.importActual<typeof areas>('../../server/areas.ts')
const product = others.with(vouchers)

const clock = () => new Date()
const never = () => Promise.reject(new Error('nobody asks for this'))
const unused = () => {
  throw new Error('nobody asks for this')
}
const secrets = {
  envelope: { offer: unused, open: never, openAll: (sealed: readonly string[]) => Promise.resolve(succeed(sealed)) },
  sealing: { keyName: '', seal: () => '', open: () => null },
}
const hsmOf = (open: Hsm['open']): Hsm => ({
  certificates: never,
  keyState: never,
  setUpCodes: never,
  open,
  dispose: () => Promise.resolve(),
})
const signable = { [voucherKey]: { layout: voucherSignature, shownAs: () => '' } }

/** Each test has a symbol of its own, and with it a series. */
const symbols = Array.from({ length: 20 }, (_, place) => ({ symbol: `V${place + 30}`, day: `20${place + 30}-05-05` }))

describe.each(databases.map((database) => [database.kind, database] as const))(
  'numbers of documents that are not sent, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    const open = () => openDatabase(product, server.location)
    let opened: Awaited<ReturnType<typeof open>>
    let admin: Visitor
    let key: SigningKey
    let used = 0
    beforeAll(async () => {
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      key = await demoKey(server.folder)
      opened = await open()
    })
    afterAll(() => opened.store.close())
    const { generated, signed, saved } = voucherSteps(() => ({ admin, key }), server)

    const nextSeries = () => {
      const series = symbols[used]
      if (series === undefined) throw new Error('each test has a symbol')
      used += 1
      return series
    }
    const reasonsIn = async ({ symbol }: { readonly symbol: string }) =>
      (await admin.get(voucherCalls.numbers.waiting, { query: { symbol } })).numbers.map(({ reason }) => reason)
    const member = async () => {
      const account = await opened.store.accounts.byUserId('admin@tokhai.example')
      if (account === null) throw new Error('the demo has an administrator')
      return { account, companyId: demoCompany.id, expiresAt: 0 }
    }

    it.each([
      ['hsm.pinWrong', 'keyRefused'],
      ['hsm.otpWrong', 'keyRefused'],
      ['hsm.unreachable', 'keyUnreachable'],
    ] as const)('where the signing server answers %s, wait as %s', async (refusal, reason) => {
      const series = nextSeries()
      const { xml, sign_id, req_key } = await generated(series)
      const hsm = hsmOf(() => Promise.resolve(fail({ reason: refusal })))
      const signing_xml = [{ xml, sign_id, req_key, signature_path: '' }]
      const asked = { serial_no: '1', user_name: 'u', password: 'p', pin: '1', signing_xml }
      const parts = { ...secrets, store: opened.store, clock, hsm, signable }
      const outcome = await signDocuments(parts, asked, { member: await member(), address: '' })
      expect(outcome).toMatchObject({ ok: false, failure: { reason: refusal } })
      expect(await reasonsIn(series)).toEqual([reason])
      await generated(series)
      expect(await reasonsIn(series)).toEqual([reason, 'signing'])
    })

    it.each([
      ['refused', 'declined'],
      ['expired', 'expired'],
      ['cancelled', 'cancelled'],
      ['failed', 'failed'],
    ] as const)('whose remote request has ended as %s wait as %s', async (state, reason) => {
      const series = nextSeries()
      const { req_key: reqKey } = await generated(series)
      const { account, companyId } = await member()
      const [id, now] = [newId(), clock().toISOString()]
      const at = { createdAt: now, expiresAt: now, accountId: account.id, serialNumber: '1', certificate: '' }
      const request = { ...at, companyId, id, leaderId: null, place: 0, reqKey, credentialId: '', digest: '' }
      await opened.store.remoteRequests.insertNew([{ ...request, preparedXml: '', controlCode: '0001' }])
      const kept = await opened.store.remoteRequests.byId(companyId, id)
      if (kept === null) throw new Error('it was just inserted')
      await endRequest(opened.store, kept, { state, accountId: account.id, at: clock() })
      expect(await reasonsIn(series)).toEqual([reason])
      await endRequest(opened.store, kept, { state: 'expired', accountId: account.id, at: clock() })
      expect(await reasonsIn(series)).toEqual([reason])
    })

    it('say that what was signed was refused, and are used by what is sent at last', async () => {
      const series = nextSeries()
      const made = await generated(series)
      const body = await signed(made)
      const altered = { ...body, xml_signed: body.xml_signed.replace('<SPhieu>1<', '<SPhieu>2<') }
      expect((await admin.ask(voucherCalls.send, { body: altered })).status).toBe(422)
      expect(await reasonsIn(series)).toEqual(['notRegistered'])
      expect((await admin.ask(voucherCalls.send, { body })).status).toBe(200)
      expect(await reasonsIn(series)).toEqual([])
    })

    it('of a run whose key fails say so once their reservation has ended', async () => {
      const series = nextSeries()
      const { voucher_id: documentId, version } = await saved(series)
      const declared = { clock, roots: [], log: () => undefined, sender: '', onQueued: () => undefined }
      const documents = runDocuments(voucherCollection, voucherCalls, declared)
      const failing: SigningKey = { ...key, sign: () => Promise.resolve(fail({ code: 'token_removed' })) }
      const row = { companyId: demoCompany.id, runId: newId(), claim: 1, position: 0, documentId, version }
      const parts = { store: opened.store, clock, documents, member: await member(), key: failing }
      expect(await carryRow(parts, row)).toBe('session.keyFailed')
      const edition = { content: { ...said, ...series }, version: '', unfinished: null }
      await generateForm(voucherCollection, parts, await member(), edition, 'person')
      await sweepReservations(opened.store, new Date(Date.now() + 121_000).toISOString())
      expect(await reasonsIn(series)).toEqual(['failed', 'signing'])
    })
  },
)
