import { beforeAll, describe, expect, it } from 'vitest'
import { changeFaults } from '../../development/faults/calls.ts'
import { reviewNotice } from '../../server/authority/simulator/reviewNotice.ts'
import type { Entry } from '../../server/authority/simulator/noticeXml.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import { product } from '../../server/areas.ts'
import { takeInAnswers } from '../../server/transmissions/receiving.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { noticeSteps, typedInvoice } from './support/errorNotices.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const serial_no = 'C26TRV'

const invoice = (number: string, more: readonly Entry[] = []): readonly Entry[] => [
  ['KHMSHDon', '1'],
  ['KHHDon', 'C25TAA'],
  ['SHDon', number],
  ['NLap', '2025-12-30'],
  ['LADHDDT', '1'],
  ['LDo', 'Sai địa chỉ'],
  ...more,
]

describe.each(databases.map((database) => [database.kind, database] as const))(
  'requests of the authority to review invoices, over %s',
  (_kind, database) => {
    const server = serverForTests(
      { processingTime: { receiptSeconds: 0, decisionSeconds: 0 }, hasFaults: true },
      { database },
    )
    let admin: Visitor
    let key: SigningKey
    beforeAll(async () => {
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no })
      admin = await signInAs(server.origin, 'admin@tokhai.example')
    })
    const invoices = invoiceSteps(() => ({ visitor: admin, key }))
    const { generated, send, reaches } = noticeSteps(() => ({ visitor: admin, key }), 'invoices')

    const messageOf = (mtdiep: string, rows: readonly (readonly Entry[])[], taxCode = demoCompany.tax_id) =>
      reviewNotice(
        { mtdiep, receiver: 'V0199999977', version: '2.1.1', taxCode },
        { taxpayer: demoCompany.vietnam_name, days: 10, invoices: rows },
        new Date('2026-11-20T02:00:00Z'),
      )
    /** Has the authority send messages, and answers what became of them. */
    const arrive = async (...messages: readonly { readonly mtdiep: string; readonly xml: string }[]) => {
      const { store } = await openStore(server.location)
      const outcomes: unknown[] = []
      await takeInAnswers({
        store,
        authority: {
          sender: '',
          send: () => Promise.reject(new Error('nothing is sent here')),
          receive: () => Promise.resolve(messages),
          acknowledge: () => Promise.resolve(),
        },
        correspondents: product.correspondents,
        unasked: product.unasked,
        clock: () => new Date('2026-11-20T02:05:00Z'),
        log: (_level, _event, fields) => outcomes.push(fields?.['outcome']),
      })
      await store.close()
      return outcomes
    }
    const listed = async (search_value = '') =>
      (await admin.get(contract.listReviewRequests, { query: { search_value, page_size: '100' } })).requests
    const open = async () => (await admin.get(contract.countReviewRequests)).open

    it('are kept once, listed with their last day, and people are notified of them', async () => {
      const message = messageOf('M302-00000001', [invoice('7'), invoice('8')])
      expect(await arrive(message)).toEqual(['applied'])
      expect(await arrive(message, { ...messageOf('M302-X', [invoice('7')]), mtdiep: 'M302-Y' })).toEqual([
        'repeated',
        'unreadable',
      ])
      const [request] = await listed('c25taa-8')
      expect(request).toMatchObject({
        number: '00000001/TB-RSĐT',
        day: '2026-11-20',
        answer_by: '2026-11-30',
        round: '1',
        notice_id: '',
        invoices: 2,
      })
      const { notifications } = await admin.get(contract.listNotifications, { query: {} })
      expect(notifications.filter(({ record_id }) => record_id === request?.id)).toMatchObject([
        { kind: 'reviewRequest.received', record_kind: 'review-requests', parameters: { number: '00000001/TB-RSĐT' } },
      ])
    })

    it.each([
      ['an element that is not known', (xml: string) => xml.replace('<Lan>', '<La>1</La><Lan>')],
      ['no number', (xml: string) => xml.replace(/<So>[^<]*<\/So>/u, '')],
      ['no day', (xml: string) => xml.replace('<NTBao>2026-11-20', '<NTBao>2026-13-20')],
      ['a number that is none', (xml: string) => xml.replace('<SHDon>7', '<SHDon>7a')],
      ['two tax codes', (xml: string) => xml.replace(/<MST>[^<]*<\/MST><TNNT>/u, '<MST>0100109106</MST><TNNT>')],
      ['no invoices', (xml: string) => xml.replace(/<DSHDon>.*<\/DSHDon>/u, '<DSHDon></DSHDon>')],
    ])('with %s are not taken in', async (what, change) => {
      const before = await open()
      const { mtdiep, xml } = messageOf(`M302-${what}`.slice(0, 40), [invoice('7')])
      expect(change(xml)).not.toBe(xml)
      expect(await arrive({ mtdiep, xml: change(xml) })).toEqual(['unreadable'])
      expect(await open()).toBe(before)
    })

    it('to a company that is not here are unknown', async () => {
      expect(await arrive(messageOf('M302-00000002', [invoice('7')], '0100109106'))).toEqual(['unknown'])
    })

    it('stand in the invoices that they name, however their numbers are written, and in no others', async () => {
      const { sid, inv_no } = await invoices.accepted({ serial_no, req_send_email: false })
      const other = await invoices.accepted({ serial_no, req_send_email: false })
      const named = (number: string, symbol = serial_no): readonly Entry[] =>
        invoice(number).map(([tag, text]) => [tag, tag === 'KHHDon' ? symbol : text])
      const padded = inv_no.padStart(8, '0')
      expect(
        await arrive(
          messageOf('M302-00000011', [named(padded), named(inv_no)]),
          messageOf('M302-00000012', [named(other.inv_no, 'C26TXX'), named(inv_no)]),
          messageOf('M302-00000013', [named(`${inv_no}0`)]),
        ),
      ).toEqual(['applied', 'applied', 'applied'])
      const { review_requests } = await invoices.detail(sid)
      expect(review_requests.map(({ number }) => number)).toEqual(['00000012/TB-RSĐT', '00000011/TB-RSĐT'])
      expect(await invoices.detail(other.sid)).toMatchObject({ review_requests: [] })
    })

    it('come after the invoice is accepted, lead to it, and end with the notice that answers them', async () => {
      await admin.get(changeFaults, { body: { reset: true, set: [{ name: 'authority.review', lasts: 'once' }] } })
      const before = await open()
      const { sid, inv_no } = await invoices.accepted({ serial_no, req_send_email: false })
      await expect.poll(open).toBe(before + 1)
      const [found] = await listed(`${serial_no}-${inv_no}`)
      const id = found?.id ?? ''
      const request = await admin.get(contract.reviewRequestDetail, { params: { id } })
      const { tax_auth_cd } = await invoices.detail(sid)
      expect(request.invoices).toMatchObject([
        { sid, form_no: '1', serial_no, inv_no, tax_auth_cd, document_type: '1' },
      ])
      const { number, day, answer_by } = request
      expect(await invoices.detail(sid)).toMatchObject({ review_requests: [{ id, number, day, answer_by }] })
      const answer = { notice_type: '2', authority_no: request.number, authority_date: request.day }
      const made = await generated({ ...answer, documents: [typedInvoice({ sid, serial_no, inv_no })] })
      await send(made)
      await reaches(made.notice_id, 'accepted')
      expect(await admin.get(contract.reviewRequestDetail, { params: { id } })).toMatchObject({
        notice_id: made.notice_id,
      })
      expect(await open()).toBe(before)
      expect(await invoices.detail(sid)).toMatchObject({ review_requests: [] })
      const { requests } = await admin.get(contract.listReviewRequests, { query: { state: 'answered' } })
      expect(requests).toMatchObject([{ id }])
    })
  },
)
