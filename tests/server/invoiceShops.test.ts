import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { signInAs, type Reply, type Visitor } from '../../tools/product/server/visitor.ts'
import { endOfLink } from '../contract/support/families/links.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSteps } from './support/invoices.ts'
import { allow } from './support/pitCertificates.ts'
import { serverForTests } from './support/serverForTests.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const userId = 'user@tokhai.example'
const serial_no = 'C26TSH'
/** The order of the invoices of one test alone. */
const found = '9876543210'

describe.each(databases.map((database) => [database.kind, database] as const))(
  'invoices of shops, over %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    let admin: Visitor
    let user: Visitor
    let key: SigningKey
    let own: string
    let other: string
    beforeAll(async () => {
      key = await demoKey(server.folder)
      await declareInvoices(server.location)
      await putInvoiceTemplateInUse(server.location, { serial_no })
      const rights = ['invoice.new', 'invoice.make', 'invoice.send', 'invoice.delete'] as const
      await allow(server.location, userId, rights)
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId(userId)
      const [shop] = await store.shops.usedBy(demoCompany.id, 'account', [account?.id ?? ''])
      own = shop?.id ?? ''
      await store.close()
      admin = await signInAs(server.origin, 'admin@tokhai.example')
      user = await signInAs(server.origin, userId)
      const { shops } = await admin.get(contract.listShops)
      other = shops.find(({ id }) => id !== own)?.id ?? ''
    })
    const { body, saved, generated, signed, issue, detail } = invoiceSteps(() => ({ visitor: admin, key }))

    /** An invoice that is issued, and a draft, of a shop. */
    const made = async (shop_id: string, order_no = '') => {
      const said = { serial_no, shop_id, order_no }
      const issued = await generated(said)
      const { body: sent } = await issue(issued)
      const draft = await saved(said)
      return { issued, sent, draft, said }
    }
    type Made = Awaited<ReturnType<typeof made>>

    /** What each call about one invoice answers the user. */
    const replies = async ({ issued, sent, draft, said }: Made): Promise<Readonly<Record<string, string>>> => {
      const params = { id: issued.sid }
      const { steps } = await admin.get(contract.invoiceTimeline, { params })
      const message_id = steps.find(({ kind }) => kind === 'sent')?.message?.id ?? ''
      const { signed_xml_url } = await detail(issued.sid)
      const unsent = await generated({ ...said, sid: draft.sid, version: draft.version })
      const change = { ...body({ ...said, sid: draft.sid, version: unsent.version }), remark: 'Z' }
      const asked: readonly (readonly [string, Promise<Reply>])[] = [
        ['detail', user.ask(contract.invoiceDetail, { params })],
        ['timeline', user.ask(contract.invoiceTimeline, { params })],
        ['message', user.ask(contract.downloadInvoiceMessage, { params: { ...params, message_id } })],
        ['filed', user.ask(contract.filedInvoice, { params })],
        ['verification', user.ask(contract.invoiceVerification, { params })],
        ['mails', user.ask(contract.invoiceMails, { params })],
        ['XML', user.ask(contract.downloadInvoiceXml, { params: { ...params, ...endOfLink(signed_xml_url) } })],
        ['find', user.ask(contract.findInvoiceIssue, { params: { req_key: issued.req_key } })],
        ['send again', user.ask(contract.issueInvoice, { body: sent })],
        ['send', user.ask(contract.issueInvoice, { body: { ...(await signed(unsent)), xml_signed: '<HDon/>' } })],
      ]
      const answered: Record<string, string> = {}
      for (const [name, reply] of asked) answered[name] = (await reply).reason ?? 'answered'
      const after: readonly (readonly [string, () => Promise<Reply>])[] = [
        ['save', () => user.ask(contract.saveInvoiceDraft, { body: change })],
        ['generate', () => user.ask(contract.generateInvoiceXml, { body: change })],
        [
          'resend',
          () => user.ask(contract.resendInvoiceEmail, { body: { sid: issued.sid, emails: ['a@example.vn'] } }),
        ],
        ['delete', () => user.ask(contract.deleteInvoices, { body: { sid: [draft.sid] } })],
      ]
      for (const [name, ask] of after) answered[name] = (await ask()).reason ?? 'answered'
      await admin.ask(contract.deleteInvoices, { body: { sid: [draft.sid] } })
      answered['restore'] =
        (await user.ask(contract.restoreInvoices, { body: { sid: [draft.sid] } })).reason ?? 'answered'
      return answered
    }

    const hidden = 'record.absent'
    const none = {
      detail: hidden,
      timeline: hidden,
      message: hidden,
      filed: hidden,
      verification: hidden,
      mails: hidden,
      XML: hidden,
      find: hidden,
      'send again': hidden,
      send: hidden,
      save: hidden,
      generate: hidden,
      resend: hidden,
      delete: hidden,
      restore: 'invoice.notRestorable',
    }

    it('are there for an account of the shop', async () => {
      const answered = 'answered'
      expect(await replies(await made(own))).toEqual({
        ...Object.fromEntries(Object.keys(none).map((name) => [name, answered])),
        send: 'signature.malformed',
        resend: 'invoice.notIssued',
      })
    })

    it.each([
      ['another shop', () => other],
      ['no shop', () => ''],
    ])('are not there for an account of a shop where they are of %s', async (_what, shop) => {
      const one = await made(shop())
      expect(await replies(one)).toEqual(none)
      const params = { id: one.issued.sid }
      const { pdf_url } = await detail(params.id)
      expect(await user.ask(contract.reportInvoice, { params })).toMatchObject({ reason: hidden })
      const link = { ...params, ...endOfLink(pdf_url) }
      expect(await user.ask(contract.downloadInvoicePdf, { params: link })).toMatchObject({ reason: hidden })
    })

    it('are listed, counted, summed up and found by an account of a shop where they are of it alone', async () => {
      const ids: string[] = []
      for (const shop of [own, other, '']) ids.push((await made(shop, found)).issued.sid)
      const listed = async (visitor: Visitor) => {
        const { invoices } = await visitor.get(contract.listInvoices, { query: { page_size: '100' } })
        const sought = await visitor.get(contract.searchInvoices, { body: { search_value: found, page_size: '100' } })
        const { counts } = await visitor.get(contract.countInvoices, { query: {} })
        const { groups } = await visitor.get(contract.findRecords, { body: { search_value: found } })
        const states = await visitor.get(contract.checkInvoiceStatus, { body: { sid: ids } })
        return {
          listed: invoices.filter(({ sid }) => ids.includes(sid)).length,
          all: invoices.length,
          sought: sought.invoices.filter(({ sid }) => ids.includes(sid)).length,
          counted: counts.reduce((total, { count }) => total + count, 0),
          hits: groups.flatMap(({ hits }) => hits).some(({ id }) => id === ids[1] || id === ids[2]),
          states: states.invoices.length,
          sums: (await visitor.get(contract.sumInvoices, { body: { search_value: '' } })).count,
        }
      }
      const [shown, every] = [await listed(user), await listed(admin)]
      expect(shown).toMatchObject({ listed: 1, sought: 1, hits: false, states: 1 })
      expect(every).toMatchObject({ listed: 3, sought: 3, hits: true, states: 3 })
      expect(shown.counted).toBe(shown.all)
      expect(every.counted).toBe(every.all)
      expect(shown.sums).toBeLessThan(every.sums)
    })
  },
)
