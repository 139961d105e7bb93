import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as areas from '../../server/areas.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { generateForm } from '../../server/documents/collection.ts'
import { sweepReservations } from '../../server/numbering/release.ts'
import { openDatabase } from '../../server/store/openDatabase.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from '../server/support/databases.ts'
import { serverForTests } from '../server/support/serverForTests.ts'
import { voucherCollection } from './trial/keptVouchers.ts'
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

const numberIn = ({ xml }: { readonly xml: string }): number => Number(/<SPhieu>(\d+)<\/SPhieu>/.exec(xml)?.[1])

// Each test has a symbol of its own, and with it a series.
describe.each(databases.map((database) => [database.kind, database] as const))(
  'numbers on the way of documents, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    const open = () => openDatabase(product, server.location)
    let opened: Awaited<ReturnType<typeof open>>
    let admin: Visitor
    let stranger: Visitor
    let key: SigningKey
    beforeAll(async () => {
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      stranger = await signInAs(server.origin, 'admin@huongque.example')
      key = await demoKey(server.folder)
      opened = await open()
    })
    afterAll(() => opened.store.close())
    const steps = voucherSteps(() => ({ admin, key }), server)
    const { saved, detail, generated, signed, issue, reaches, issueByRun } = steps

    const waiting = async (symbol: string, visitor = admin) =>
      (await visitor.get(voucherCalls.numbers.waiting, { query: { symbol } })).numbers
    /** Vouchers under a symbol with their numbers, one after the other. */
    const drawn = async (count: number, of: { readonly symbol: string; readonly day: string }) => {
      const made: Awaited<ReturnType<typeof generated>>[] = []
      while (made.length < count) made.push(await generated(of))
      return made
    }
    const again = (made: Awaited<ReturnType<typeof generated>>, changes: Partial<typeof said>) =>
      generated({ ...changes, voucher_id: made.voucher_id, version: made.version })
    const member = async () => {
      const account = await opened.store.accounts.byUserId('admin@tokhai.example')
      if (account === null) throw new Error('the demo has an administrator')
      return { account, companyId: demoCompany.id, expiresAt: 0 }
    }

    it('are drawn by documents that are generated at once, without gaps and none twice', async () => {
      const of = { symbol: 'V01', day: '2001-05-05' }
      const all = await Promise.all(Array.from({ length: 8 }, () => generated(of)))
      expect(all.map(numberIn).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      expect(all[0]?.xml).toContain('<KHPhieu>V01</KHPhieu>')
      const theirs = await stranger.get(voucherCalls.generateXml, { body: { ...said, ...of } })
      expect(numberIn(theirs)).toBe(1)
      expect(await waiting('V01', stranger)).toMatchObject([{ number: 1, document_id: theirs.voucher_id }])
      expect((await waiting('V01')).map(({ number, reason }) => [number, reason])).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8].map((number) => [number, 'signing']),
      )
    })

    it('stay with a document that is generated again, at once or with another content', async () => {
      const of = { symbol: 'V02', day: '2002-05-05' }
      const { voucher_id, version } = await saved(of)
      const twice = await Promise.all([1, 2].map(() => generated({ ...of, voucher_id, version })))
      expect(twice.map(numberIn)).toEqual([1, 1])
      expect(twice[0]?.req_key).toBe(twice[1]?.req_key)
      const [other] = await drawn(1, of)
      expect(other && numberIn(other)).toBe(2)
      const changed = twice[0] && (await again(twice[0], { ...of, payee: 'Khác' }))
      expect(changed && numberIn(changed)).toBe(1)
      expect(changed?.req_key).not.toBe(twice[0]?.req_key)
    })

    it('wait for a document of their day where theirs goes on under another day or symbol', async () => {
      const of = { symbol: 'V03', day: '2003-05-05' }
      const [first, second] = await drawn(2, of)
      if (first === undefined || second === undefined) throw new Error('none was made')
      const later = await again(first, { symbol: 'V03', day: '2003-05-06' })
      expect(numberIn(later)).toBe(3)
      expect(await waiting('V03')).toMatchObject([
        { number: 1, day: of.day, document_id: null, reason: 'changed' },
        { number: 2, document_id: second.voucher_id },
        { number: 3, day: '2003-05-06', document_id: first.voucher_id },
      ])
      const back = await again(later, of)
      expect([numberIn(back), back.xml === first.xml]).toEqual([1, true])
      const elsewhere = await again(second, { symbol: 'V04', day: '2004-01-01' })
      expect(numberIn(elsewhere)).toBe(1)
      expect((await waiting('V03')).map(({ number }) => number)).toEqual([1])
      const ask = (changes: object) => admin.ask(voucherCalls.generateXml, { body: { ...said, ...of, ...changes } })
      const refusedFor = (message: string) => ({ reason: 'fields.unacceptable', fields: [{ field: 'day', message }] })
      expect(await ask({ day: '2003-05-04' })).toMatchObject(refusedFor('day_before_last_number'))
      expect(await ask({ day: '2004-05-05' })).toMatchObject(refusedFor('day_outside_symbol_year'))
    })

    it('wait with their reason where a draft is deleted, which gets its own back while it is free', async () => {
      const of = { symbol: 'V05', day: '2005-05-05' }
      const [, second, third] = await drawn(3, of)
      if (second === undefined || third === undefined) throw new Error('none was made')
      const body = { voucher_id: [second.voucher_id] }
      await admin.get(voucherCalls.delete, { body })
      expect((await waiting('V05'))[1]).toMatchObject({ number: 2, document_id: null, reason: 'deleted' })
      await admin.get(voucherCalls.restore, { body })
      expect(numberIn(await again(second, of))).toBe(2)
      await admin.get(voucherCalls.delete, { body })
      expect(numberIn(await generated(of))).toBe(2)
      await admin.get(voucherCalls.restore, { body })
      expect(numberIn(await again(second, of))).toBe(4)
      await admin.get(voucherCalls.delete, { body: { voucher_id: [second.voucher_id, third.voucher_id] } })
      expect((await waiting('V05')).map(({ number, reason }) => [number, reason])).toEqual([
        [1, 'signing'],
        [2, 'signing'],
      ])
      expect(numberIn(await generated(of))).toBe(3)
    })

    it('are used by sending, and wait with a document that the authority refuses until it is issued again', async () => {
      const of = { symbol: 'V26', day: '2026-11-20' }
      const [accepted, refused] = [await generated(of), await generated({ ...of, amount: '0' })]
      await issue(accepted)
      expect(await detail(accepted.voucher_id)).toMatchObject({ number: numberIn(accepted) })
      expect((await waiting('V26')).map(({ document_id: id }) => id)).toEqual([refused.voucher_id])
      await issue(refused)
      await reaches(refused.voucher_id, 'rejected')
      const number = numberIn(refused)
      expect(await waiting('V26')).toMatchObject([{ number, document_id: refused.voucher_id, reason: 'refused' }])
      expect(await detail(refused.voucher_id)).toMatchObject({ number: null })
      const corrected = await again(refused, of)
      expect(numberIn(corrected)).toBe(number)
      expect(numberIn(await generated(of))).toBe(number + 1)
      expect((await issue(corrected)).outcome).toMatchObject({ status: 200 })
      await reaches(refused.voucher_id, 'accepted')
      expect(await detail(refused.voucher_id)).toMatchObject({ number })
    })

    it('are not drawn by a transaction that fails', async () => {
      const of = { symbol: 'V07', day: '2007-05-05' }
      const { store } = opened
      const failing: typeof store = {
        ...store,
        transaction: (work) =>
          store.transaction(({ generated: kept, ...inside }) =>
            work({ ...inside, generated: { ...kept, insert: () => Promise.reject(new Error('the disk is full')) } }),
          ),
      }
      const edition = { content: { ...said, ...of }, version: '', unfinished: null }
      const parts = { store: failing, clock: () => new Date() }
      await expect(generateForm(voucherCollection, parts, await member(), edition)).rejects.toThrow('the disk is full')
      expect(await waiting('V07')).toEqual([])
      expect(numberIn(await generated(of))).toBe(1)
    })

    it('are reserved where the server signs, and come back with nothing issued under them', async () => {
      const of = { symbol: 'V08', day: '2008-05-05' }
      const parts = { store: opened.store, clock: () => new Date() }
      const edition = { content: { ...said, ...of }, version: '', unfinished: null }
      const reserved = await generateForm(voucherCollection, parts, await member(), edition, 'server')
      if (!reserved.ok) throw new Error(reserved.failure.reason)
      const { document, contentHash, reqKey, signId, xml } = reserved.value
      expect(reserved.value.number).toBe(1)
      expect(await waiting('V08')).toEqual([])
      expect(numberIn(await generated(of))).toBe(2)
      await sweepReservations(opened.store, new Date(Date.now() + 121_000).toISOString())
      expect((await waiting('V08'))[0]).toMatchObject({ number: 1, document_id: null, reason: 'ended' })
      expect(numberIn(await generated(of))).toBe(1)
      const made = { xml, sign_id: signId, req_key: reqKey, voucher_id: document.id, version: contentHash }
      expect((await issue(made)).outcome).toMatchObject({ status: 409, reason: 'voucher.changed' })
      const anew = await again(made, of)
      expect([numberIn(anew), anew.req_key === reqKey]).toEqual([3, false])
      expect((await issue(anew)).outcome).toMatchObject({ status: 200 })
      expect((await admin.ask(voucherCalls.send, { body: await signed(made) })).status).toBe(409)
    })

    it('follow the order of a run on the server, with no gap where a document is refused', async () => {
      const of = { symbol: 'V09', day: '2009-05-05' }
      const drafts = await Promise.all(Array.from({ length: 10 }, () => saved(of)))
      const unfit = await saved({ ...of, amount: 'x' })
      const { run, rows } = await issueByRun([...drafts.slice(0, 5), unfit, ...drafts.slice(5)])
      expect(run.counts).toMatchObject({ sent: 10, refused: 1 })
      expect(rows[5]).toMatchObject({ state: 'refused', reason: 'fields.invalid' })
      const issued = await Promise.all(drafts.map(async ({ voucher_id: id }) => (await detail(id)).number ?? 0))
      expect(issued).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(await waiting('V09')).toEqual([])
      expect((await detail(unfit.voucher_id)).number).toBeNull()
    })
  },
)
