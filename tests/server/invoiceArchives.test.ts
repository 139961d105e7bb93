import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '../../server/config.ts'
import { demoCompany } from '../../server/companies/demo/company.ts'
import { openStore } from '../../server/openStore.ts'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import type { BodyOf } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { invoiceArchives } from '../../src/api/contract/invoiceArchives.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { demoKey } from '../../tools/product/server/filing.ts'
import { removeFolder, startTestServer, testConfig, type TestServer } from '../../tools/product/server/runningServer.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { endOfLink } from '../contract/support/families/links.ts'
import { hasPdftotext, textOf } from '../features/support/readPdf.ts'
import { startDatabases } from './support/databases.ts'
import { makeDemoFolder } from './support/demoFolder.ts'
import { declareInvoices, invoiceSaid, invoiceSteps } from './support/invoices.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = await startDatabases()
const [adminId, userId, strangerId] = ['admin@tokhai.example', 'user@tokhai.example', 'admin@huongque.example']
const [serial_no, others] = ['C26TPA', 'C26TPB']
const { start, read, drop, download } = invoiceArchives

describe.each(databases.map((database) => [database.kind, database] as const))(
  'files of PDFs of e-invoices, over %s',
  (_kind, database) => {
    let folder = ''
    let config: ServerConfig
    let server: TestServer
    let admin: Visitor
    let key: SigningKey
    let own = ''
    const begin = async (): Promise<void> => {
      server = await startTestServer(config)
      admin = await signInAs(server.origin, adminId)
    }
    beforeAll(async () => {
      folder = await makeDemoFolder()
      const location = database.kind === 'postgres' ? await database.create() : null
      const databaseUrl = location?.kind === 'postgres' ? location.url : null
      config = testConfig(folder, { databaseUrl })
      await begin()
      key = await demoKey(folder)
      const at = location ?? ({ kind: 'sqlite', path: `${folder}/tokhai.sqlite` } as const)
      await declareInvoices(at)
      for (const symbol of [serial_no, others]) await putInvoiceTemplateInUse(at, { serial_no: symbol })
      const { store } = await openStore(at)
      const account = await store.accounts.byUserId(userId)
      const [shop] = await store.shops.usedBy(demoCompany.id, 'account', [account?.id ?? ''])
      own = shop?.id ?? ''
      await store.close()
    })
    afterAll(async () => {
      await server.close()
      await removeFolder(folder)
    })
    const { generated, issue } = invoiceSteps(() => ({ visitor: admin, key }))
    const issued = async (changes: Partial<InvoiceContent>) => {
      const made = await generated({ serial_no, ...changes })
      await issue(made)
      return made
    }
    const saved = async (changes: Partial<InvoiceContent>) => {
      const body = { version: '', ...invoiceSaid({ serial_no, ...changes }) }
      const { sid } = await admin.get(contract.saveInvoiceDraft, { body })
      const { refid } = await admin.get(contract.invoiceDetail, { params: { id: sid } })
      return { sid, refid }
    }
    /** The link to the file that somebody has made. */
    const made = async (visitor: Visitor, body: BodyOf<typeof start>): Promise<string> => {
      await visitor.get(start, { body })
      const state = async () => (await visitor.get(read)).archive?.state
      await expect.poll(state, { timeout: 30_000, interval: 20 }).toBe('ready')
      return (await visitor.get(read)).archive?.url ?? ''
    }
    const taken = async (visitor: Visitor, body: BodyOf<typeof start>): Promise<Uint8Array> => {
      const url = await made(visitor, body)
      const file = await fetch(`${server.origin}${url}`, { headers: { cookie: visitor.cookie() } })
      expect(file.headers.get('content-disposition')).toContain(`e-invoices.${body.form ?? 'zip'}`)
      return new Uint8Array(await file.arrayBuffer())
    }
    const namesIn = async (visitor: Visitor, body: BodyOf<typeof start>): Promise<readonly string[]> =>
      Object.keys(unzipSync(await taken(visitor, body)))

    it('hold the selected ones by symbol and number, before that by reference, and nobody by name', async () => {
      const [one, two] = [await issued({}), await saved({})]
      expect(await namesIn(admin, { of: 'selected', sid: [one.sid, two.sid, 'unknown'] })).toEqual([
        `1_${serial_no}_${one.inv_no}.pdf`,
        `${two.refid}.pdf`,
      ])
      const { entries } = await admin.get(contract.listAudit, { query: { page_size: '100' } })
      const begun = entries.filter(({ action }) => action === 'invoice.archived')
      expect(begun.map(({ detail }) => detail)).toEqual(['{"total":"2"}'])
    })

    it.skipIf(!hasPdftotext)('are one PDF where that is asked for, in the order of the ids', async () => {
      const ids = []
      for (const company_name of ['Công ty Một', 'Công ty Hai']) ids.push((await saved({ company_name })).sid)
      const text = textOf(Buffer.from(await taken(admin, { of: 'selected', form: 'pdf', sid: ids })))
      expect(text.match(/Công ty (?:Một|Hai)/g)?.filter((name, index, all) => name !== all[index - 1])).toEqual([
        'Công ty Một',
        'Công ty Hai',
      ])
    })

    it('hold what the list finds as it is narrowed', async () => {
      const found = await saved({ serial_no: others, order_no: 'AUTUMN' })
      await saved({ serial_no: others })
      const names = await namesIn(admin, { of: 'list', serial_no: others, search_value: 'autumn' })
      expect(names).toEqual([`${found.refid}.pdf`])
    })

    it('hold for an account of a shop those of its shop alone', async () => {
      const user = await signInAs(server.origin, userId)
      const mine = await saved({ shop_id: own, order_no: 'OFSHOP' })
      const hidden = await saved({ order_no: 'OFSHOP' })
      const sid = [mine.sid, hidden.sid]
      expect(await namesIn(user, { of: 'selected', sid })).toEqual([`${mine.refid}.pdf`])
      expect(await namesIn(user, { of: 'list', search_value: 'ofshop' })).toEqual([`${mine.refid}.pdf`])
      expect(await user.ask(start, { body: { of: 'selected', sid: [hidden.sid] } })).toMatchObject({
        reason: 'record.absent',
      })
    })

    it('are neither of another company nor of a colleague, who knows the link', async () => {
      const { sid } = await saved({})
      const url = await made(admin, { of: 'selected', sid: [sid] })
      const id = (await admin.get(read)).archive?.id ?? ''
      for (const stranger of [await signInAs(server.origin, strangerId), await signInAs(server.origin, userId)]) {
        expect((await stranger.get(read)).archive?.id).not.toBe(id)
        expect(await stranger.get(drop, { body: { id } })).toEqual({ dropped: false })
        const link = { params: { id, ...endOfLink(url) } }
        expect(await stranger.ask(download, link)).toMatchObject({ reason: 'record.absent' })
      }
      const stranger = await signInAs(server.origin, strangerId)
      expect(await stranger.ask(start, { body: { of: 'selected', sid: [sid] } })).toMatchObject({
        reason: 'record.absent',
      })
      expect((await admin.get(read)).archive).toMatchObject({ id, state: 'ready' })
    })

    it('end with the server: the next one has none, and its link leads nowhere', async () => {
      const { sid } = await saved({})
      const url = await made(admin, { of: 'selected', sid: [sid] })
      const id = (await admin.get(read)).archive?.id ?? ''
      await server.close()
      await begin()
      expect(await admin.get(read)).toEqual({ archive: null })
      const link = { params: { id, ...endOfLink(url) } }
      expect(await admin.ask(download, link)).toMatchObject({ reason: 'record.absent' })
      expect(await namesIn(admin, { of: 'selected', sid: [sid] })).toHaveLength(1)
    })
  },
)
