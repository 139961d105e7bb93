import { beforeAll, describe, expect, it } from 'vitest'
import { invoiceCollection } from '../../server/areas/invoices/keptInvoices.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { generateForm, saveForm } from '../../server/documents/collection.ts'
import { send } from '../../server/documents/send.ts'
import { openStore } from '../../server/openStore.ts'
import { readCertificate } from '../../signing/certificate.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoKey, demoRoot } from '../../tools/product/server/filing.ts'
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

    /** Has the user work in these shops. */
    const assign = async (...shops: readonly string[]) => {
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId(userId)
      await store.shops.setUsed(demoCompany.id, 'account', account?.id ?? '', shops)
      await store.close()
    }

    it.each([
      ['another shop', () => [own], () => other],
      ['no shop where it works in several', () => [own, other], () => ''],
    ])('are not written by an account of a shop where they are of %s', async (_what, works, shop) => {
      const draft = await saved({ serial_no, shop_id: own })
      await assign(...works())
      const refused = { reason: 'fields.invalid', fields: [{ field: 'shop_id', message: 'shop_is_not_assigned' }] }
      for (const call of [contract.saveInvoiceDraft, contract.generateInvoiceXml])
        for (const over of [{}, { sid: draft.sid, version: draft.version }])
          expect(await user.ask(call, { body: body({ serial_no, shop_id: shop(), ...over }) })).toMatchObject(refused)
      await assign(own)
      expect(await detail(draft.sid)).toMatchObject({ version: draft.version, shop_id: own })
    })

    it('are of the only shop of an account where they name none', async () => {
      const { sid } = await user.get(contract.saveInvoiceDraft, { body: body({ serial_no }) })
      const first = await detail(sid)
      expect(first.shop_id).toBe(own)
      expect(first.shop_name).not.toBe('')
      const again = body({ serial_no, sid, version: first.version, remark: 'Z' })
      await user.get(contract.generateInvoiceXml, { body: again })
      expect(await detail(sid)).toMatchObject({ shop_id: own, remark: 'Z' })
      const { sid: ofCompany } = await saved({ serial_no })
      expect(await detail(ofCompany)).toMatchObject({ shop_id: '' })
    })

    it('are neither written nor sent by an account whose shop they are not in the moment in which that happens', async () => {
      const said = { serial_no, shop_id: own }
      const draft = await saved(said)
      const unsent = await generated({ ...said, sid: draft.sid, version: draft.version })
      const { xml_signed: signedXml } = await signed(unsent)
      const { store } = await openStore(server.location)
      const account = await store.accounts.byUserId(userId)
      if (account === null) throw new Error('the demo data has no such user')
      const member = { account, companyId: demoCompany.id, expiresAt: 0 }
      const taking: typeof store = {
        ...store,
        transaction: (work) =>
          store.transaction(async (inside) => {
            await inside.shops.setUsed(demoCompany.id, 'account', account.id, [other])
            return work(inside)
          }),
      }
      const clock = () => new Date()
      const { version, ...content } = body({ ...said, sid: draft.sid, version: unsent.version, remark: 'Z' })
      const edition = { content, version, unfinished: null }
      const root = readCertificate(await demoRoot(server.folder))
      if (!root.ok) throw new Error(root.failure.code)
      const roots = [root.value]
      const parts = { store: taking, clock, roots, log: () => undefined, sender: 'V1', onQueued: () => undefined }
      const outcomes = [
        await saveForm(invoiceCollection, parts, member, edition),
        await generateForm(invoiceCollection, parts, member, edition),
        await send(invoiceCollection, parts, member, { reqKey: unsent.req_key, signedXml }),
      ]
      await store.close()
      for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, failure: { reason: hidden } })
    })

    it('are listed, counted, summed up and found by an account of a shop where they are of it alone', async () => {
      const ids: string[] = []
      for (const shop of [own, other, '']) ids.push((await made(shop, found)).issued.sid)
      const listed = async (visitor: Visitor) => {
        const { invoices } = await visitor.get(contract.listInvoices, { query: { page_size: '100' } })
        const sought = await visitor.get(contract.searchInvoices, { body: { search_value: found, page_size: '100' } })
        const lines = await visitor.get(contract.searchInvoiceLines, { body: { search_value: found, page_size: '25' } })
        const { counts } = await visitor.get(contract.countInvoices, { query: {} })
        const { groups } = await visitor.get(contract.findRecords, { body: { search_value: found } })
        const states = await visitor.get(contract.checkInvoiceStatus, { body: { sid: ids } })
        return {
          listed: invoices.filter(({ sid }) => ids.includes(sid)).length,
          all: invoices.length,
          sought: sought.invoices.filter(({ sid }) => ids.includes(sid)).length,
          lines: lines.invoices.filter(({ sid }) => ids.includes(sid)).length,
          counted: counts.reduce((total, { count }) => total + count, 0),
          hits: groups.flatMap(({ hits }) => hits).some(({ id }) => id === ids[1] || id === ids[2]),
          states: states.invoices.length,
          sums: (await visitor.get(contract.sumInvoices, { body: { search_value: '' } })).count,
        }
      }
      const [shown, every] = [await listed(user), await listed(admin)]
      expect(shown).toMatchObject({ listed: 1, sought: 1, lines: 1, hits: false, states: 1 })
      expect(every).toMatchObject({ listed: 3, sought: 3, lines: 3, hits: true, states: 3 })
      expect(shown.counted).toBe(shown.all)
      expect(every.counted).toBe(every.all)
      expect(shown.sums).toBeLessThan(every.sums)
    })
  },
)
