import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as areas from '../../server/areas.ts'
import { newId } from '../../server/store/identifiers.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { decodedHeader, headersOf } from '../mail/support/mails.ts'
import { startDatabases } from '../server/support/databases.ts'
import { serverForTests } from '../server/support/serverForTests.ts'
import { voucherCalls } from './trial/voucherCalls.ts'
import { said, voucherSteps } from './trial/voucherSteps.ts'

// What a kind's line in server/areas.ts does.
vi.mock('../../server/areas.ts', async (original) => {
  const { product } = await original<typeof areas>()
  const { vouchers } = await import('./trial/voucherArea.ts')
  return { product: product.with(vouchers) }
})

const databases = await startDatabases()
const { unfinished } = voucherCalls

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a kind that the product has not, over %s',
  (_kind, database) => {
    const server = serverForTests({ processingTime: { receiptSeconds: 0, decisionSeconds: 0 } }, { database })
    let admin: Visitor
    let stranger: Visitor
    let key: SigningKey
    beforeAll(async () => {
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      stranger = await signInAs(server.origin, 'admin@huongque.example')
      key = await demoKey(server.folder)
    })

    const { saved, detail, generated, issue, reaches, issueByRun } = voucherSteps(() => ({ admin, key }), server)

    it('goes from a draft to the answer of the authority, with its history and its verified XML', async () => {
      const draft = await saved()
      const made = await generated({ ...draft, amount: '200000' })
      expect(made.xml).toContain('<NNhan>Quán Chè &amp; Bánh</NNhan><STien>200000</STien>')
      expect(await admin.get(voucherCalls.findSent, { params: made })).toMatchObject({ state: 'generated' })
      const { body, outcome } = await issue(made)
      expect(outcome).toMatchObject({ status: 200 })
      expect(await admin.get(voucherCalls.send, { body })).toMatchObject({ req_key: made.req_key })
      expect(await admin.get(voucherCalls.findSent, { params: made })).toMatchObject({ state: 'issued' })
      const params = { id: made.voucher_id }
      await reaches(params.id, 'accepted')
      const { steps } = await admin.get(voucherCalls.timeline, { params })
      expect(steps.map(({ kind }) => kind)).toEqual(['saved', 'generated', 'signed', 'sent', 'passedOn', 'accepted'])
      const sent = steps.find(({ kind }) => kind === 'sent')
      const message = await admin.ask(voucherCalls.message, {
        params: { ...params, message_id: sent?.message?.id ?? '' },
      })
      expect(message.text).toContain('<MLTDiep>970</MLTDiep>')
      const filed = await admin.get(voucherCalls.filed, { params })
      expect(filed.content).toMatchObject({ amount: '200000', payee: said.payee })
      const { checks } = await admin.get(voucherCalls.verification, { params })
      expect(checks.filter(({ outcome: found }) => found !== 'passed')).toEqual([])
      const { signed_xml_url } = await detail(params.id)
      const file = await fetch(`${server.origin}${signed_xml_url}`, { headers: { Cookie: admin.cookie() } })
      expect(await file.text()).toBe(body.xml_signed)
    })

    it('is turned down, written anew and issued once more', async () => {
      const { voucher_id } = await saved()
      const first = await generated({ voucher_id, amount: '0', version: (await detail(voucher_id)).version })
      await issue(first)
      await reaches(voucher_id, 'rejected')
      const second = await generated({ voucher_id, amount: '1', version: first.version })
      expect(second.req_key).not.toBe(first.req_key)
      await issue(second)
      await reaches(voucher_id, 'accepted')
      const again = await admin.ask(voucherCalls.saveDraft, { body: { ...said, voucher_id, version: second.version } })
      expect(again).toMatchObject({ status: 409, reason: 'voucher.notEditable' })
    })

    it('is refused what its rules and the limits of its XML do not allow, and where somebody was faster', async () => {
      const ask = (changes: object) => admin.ask(voucherCalls.generateXml, { body: { ...said, ...changes } })
      expect(await ask({ amount: 'x' })).toMatchObject({
        reason: 'fields.invalid',
        fields: [{ field: 'amount', message: 'amount_is_invalid' }],
      })
      expect(await ask({ payee: 'A'.repeat(101) })).toMatchObject({ reason: 'fields.exceedXml' })
      const { voucher_id } = await saved()
      expect(await ask({ voucher_id, version: 'another', amount: '7' })).toMatchObject({ reason: 'voucher.changed' })
    })

    const subjectOfMail = async (notificationId: string) => {
      const folder = join(server.folder, 'mail')
      const name = (await readdir(folder).catch(() => [])).find((each) => each.startsWith(notificationId))
      if (name?.endsWith('.eml') !== true) return ''
      return decodedHeader(headersOf(await readFile(join(folder, name), 'utf8')).get('subject')?.[0] ?? '')
    }

    it('notifies its company of an answer behind the bell and by mail, and nobody of another', async () => {
      const { voucher_id: id } = await saved()
      await issue(await generated({ voucher_id: id, amount: '0', version: (await detail(id)).version }))
      await reaches(id, 'rejected')
      const { notifications } = await admin.get(contract.listNotifications, { query: {} })
      const reference = `PC-${id.slice(-6)}`
      const refused = notifications.find(({ record_id }) => record_id === id)
      expect(refused).toMatchObject({
        kind: 'voucher.refused',
        record_kind: 'vouchers',
        parameters: { reference },
        read_at: '',
      })
      await expect
        .poll(() => subjectOfMail(refused?.id ?? 'none'), { timeout: 20_000 })
        .toBe(`Phiếu chi ${reference} không được chấp nhận`)
      const ofStranger = await stranger.get(contract.listNotifications, { query: {} })
      expect(ofStranger.notifications.filter(({ record_id }) => record_id === id)).toEqual([])
    })

    it('offers its notifications for mails after those of the other areas, and the server takes no kind that no area has', async () => {
      const { locale, kinds } = await admin.get(contract.readNotificationMail)
      expect(kinds.map(({ kind }) => kind).slice(-4)).toEqual([
        'certificate.ending',
        'voucher.accepted',
        'voucher.refused',
        'voucher.changed',
      ])
      const choose = (kind: string) =>
        admin.ask(contract.changeNotificationMail, { body: { locale, kinds: [{ kind, is_mailed: true }] } })
      expect(await choose('voucher.changed')).toMatchObject({ status: 200 })
      const changed = await admin.get(contract.readNotificationMail)
      expect(changed.kinds).toContainEqual({ kind: 'voucher.changed', is_mailed: true })
      expect(await choose('voucher.gone')).toMatchObject({ reason: 'request.malformed' })
      expect(await choose('constructor')).toMatchObject({ reason: 'request.malformed' })
    })

    it('is listed and counted for its company alone', async () => {
      const { voucher_id: id } = await saved({ day: '2021-02-03' })
      const query = { start_date: '2021-02-03', end_date: '2021-02-03' }
      const { vouchers, pagination } = await admin.get(voucherCalls.list, { query })
      expect(vouchers.map((row) => row.voucher_id)).toEqual([id])
      expect(pagination.total_elements).toBe(1)
      expect((await admin.get(voucherCalls.count, { query })).counts).toEqual([{ status: 'draft', count: 1 }])
      expect((await stranger.get(voucherCalls.list, { query })).vouchers).toEqual([])
      for (const call of [voucherCalls.detail, voucherCalls.timeline, voucherCalls.filed, voucherCalls.verification])
        expect(await stranger.ask(call, { params: { id } })).toMatchObject({ reason: 'record.absent' })
    })

    it('is deleted as a draft and taken back, and never once it was issued', async () => {
      const of = { symbol: 'V21', day: '2021-03-04' }
      const draft = await saved(of)
      const made = await generated({ ...draft, ...of })
      const { voucher_id } = made
      const timeline = () => admin.get(voucherCalls.timeline, { params: { id: voucher_id } })
      const before = await timeline()
      expect(before.steps.map(({ kind }) => kind)).toEqual(['saved', 'generated'])
      const body = { voucher_id: [voucher_id] }
      expect(await admin.get(voucherCalls.delete, { body })).toEqual({ deleted: 1 })
      expect(await admin.ask(voucherCalls.detail, { params: { id: voucher_id } })).toMatchObject({ status: 404 })
      expect(await admin.ask(voucherCalls.findSent, { params: made })).toMatchObject({ reason: 'record.absent' })
      expect(await stranger.ask(voucherCalls.restore, { body })).toMatchObject({ reason: 'voucher.notRestorable' })
      expect(await admin.get(voucherCalls.restore, { body })).toEqual({ restored: 1 })
      expect(await detail(voucher_id)).toMatchObject({ voucher_status: 'draft', payee: said.payee })
      expect(await timeline()).toEqual(before)
      const again = await generated({ ...of, voucher_id, version: made.version })
      expect(again.req_key).toBe(made.req_key)
      expect((await issue(again)).outcome).toMatchObject({ status: 200 })
      expect(await admin.ask(voucherCalls.delete, { body })).toMatchObject({ reason: 'voucher.notDraft' })
    })

    it('keeps a form that is not saved, until it is', async () => {
      const place = { way: 'new', origin_id: '', writer: newId(), revision: '' } as const
      const kept = await admin.get(unfinished.keep, { body: { ...place, base_version: '', content: said } })
      expect(await admin.get(unfinished.read, { params: { id: kept.id } })).toMatchObject({ content: said })
      await admin.get(voucherCalls.saveDraft, { body: { ...said, unfinished: { ...place, revision: kept.revision } } })
      expect((await admin.get(unfinished.list)).unfinished).toEqual([])
    })

    it('is signed and issued on the server by a run, each document once', async () => {
      const drafts = await Promise.all(['1', '2', '3'].map((amount) => saved({ amount })))
      expect((await issueByRun(drafts)).run).toMatchObject({ state: 'finished', counts: { sent: 3, refused: 0 } })
      for (const { voucher_id: id } of drafts) await reaches(id, 'accepted')
    })
  },
)
