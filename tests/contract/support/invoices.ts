import { join } from 'node:path'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { openStore } from '../../../server/openStore.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { declareInvoices, invoiceSaid } from '../../server/support/invoices.ts'
import { putInvoiceTemplateInUse } from '../../server/support/templatesInUse.ts'
import { onceFor, type ContractServer } from './contractServer.ts'
import { keyOf } from './declarations.ts'
import type { FamilyGround } from './families/ground.ts'
import { signedBody } from './families/signatures.ts'
import { beside } from './hsm.ts'

type Changes = Partial<InvoiceContent> & { readonly version?: string }

/** Symbols of these tests alone; the second is of the form that the declaration in force does not cover. */
const serial_no = 'C26TZX'
export const undeclared = { form_no: '2', serial_no: 'C26TZW', price_kind: 'untaxed' } as const

/** Templates in use, and the shop in which the demo's USER works, whose invoices alone are shown to that account. */
const prepared = onceFor(async ({ folder, admin }) => {
  const location = { kind: 'sqlite', path: join(folder, 'tokhai.sqlite') } as const
  await declareInvoices(location, ['attribute1', 'inv_type1'])
  await putInvoiceTemplateInUse(location, { serial_no })
  await putInvoiceTemplateInUse(location, { ...undeclared, temp_id: '2000000201' })
  const { store } = await openStore(location)
  const user = await store.accounts.byUserId('user@tokhai.example')
  const [shop] = await store.shops.usedBy(demoCompany.id, 'account', [user?.id ?? ''])
  await store.close()
  const { shops } = await admin.get(contract.listShops)
  if (shop === undefined || shops[0]?.id !== shop.id) throw new Error('the demo user works in another shop')
  return shop.id
})

/** What a form sends that may be issued. */
export const invoiceBody = async (server: ContractServer, changes: Changes = {}) => {
  const shop_id = await prepared(server)
  return { version: '', ...invoiceSaid({ serial_no, shop_id, ...changes }), ...changes }
}

/** The content alone. */
export const invoiceContent = async (server: ContractServer): Promise<InvoiceContent> => {
  const { version: _, ...content } = await invoiceBody(server)
  return content
}

export const savedInvoice = async (server: ContractServer, changes: Changes = {}) =>
  server.admin.get(contract.saveInvoiceDraft, { body: await invoiceBody(server, changes) })

/** Generates and signs one, which is not sent. */
export const signedInvoice = async (server: ContractServer, changes: Changes = {}) => {
  const body = await invoiceBody(server, changes)
  const generated = await server.admin.get(contract.generateInvoiceXml, { body })
  return { body, generated, issue: await signedBody(generated, invoiceSignature, { key: await keyOf(server) }) }
}

export const issueInvoice = async (server: ContractServer, changes: Changes = {}) => {
  const invoice = await signedInvoice(server, changes)
  await server.admin.get(contract.issueInvoice, { body: invoice.issue })
  return invoice
}

/** One that is issued, for requests that change nothing. */
export const issuedInvoice = onceFor((server) => issueInvoice(server))

/** The id of one that the authority has accepted. */
export const acceptedInvoice = async (server: ContractServer): Promise<string> => {
  const { sid: id } = (await issueInvoice(server)).generated
  const accepted = { status: 'accepted', message: '' } as const
  await beside(server, async ({ invoices }) => {
    await invoices.move({ companyId: demoCompany.id, id, in: ['sent'] }, accepted, new Date().toISOString())
  })
  return id
}

/** One that is accepted, and what a form says that replaces it. */
export const replacingAcceptedInvoice = async (server: ContractServer) => {
  const { body, generated } = await issueInvoice(server)
  const { sid: id, inv_no: inv_no_ref } = generated
  await beside(server, async ({ invoices }) => {
    const accepted = { status: 'accepted', message: '' } as const
    await invoices.move({ companyId: demoCompany.id, id, in: ['sent'] }, accepted, new Date().toISOString())
  })
  const changes: Changes = {
    inv_feature: '1',
    inv_type_ref: '1',
    form_no_ref: body.form_no,
    serial_no_ref: body.serial_no,
    inv_no_ref,
    inv_date_ref: body.inv_date,
    correction_error: 'amount',
    agreement_no: 'BB-01',
    agreement_date: body.inv_date,
  }
  return { id, changes }
}

/** A number that no issued invoice of these tests gets. */
let next = 900_000

/** The id of a draft that is made an accepted invoice without its way there. */
export const acceptedDraft = async (server: ContractServer): Promise<string> => {
  const { sid: id } = await savedInvoice(server)
  const companyId = demoCompany.id
  await beside(server, async ({ invoices }) => {
    await invoices.setNumber(companyId, id, next++)
    const accepted = { status: 'accepted', message: '' } as const
    await invoices.move({ companyId, id, in: ['draft'] }, accepted, new Date().toISOString())
  })
  return id
}

/** Takes the authority's decision back. */
export const withoutInvoiceDecision = (server: ContractServer, id: string) =>
  beside(server, async ({ invoices }) => {
    const sent = { status: 'sent', message: '' } as const
    await invoices.move({ companyId: demoCompany.id, id, in: ['accepted'] }, sent, new Date().toISOString())
  })

export const invoiceReaders = 'people of a company'
export const invoiceWriters = 'administrators of a company'

export const invoiceGround: FamilyGround = {
  visitor: ({ admin }) => admin,
  readers: invoiceReaders,
  contentReaders: invoiceReaders,
  writers: invoiceWriters,
  filedId: async (server) => (await issuedInvoice(server)).generated.sid,
  savedId: async (server) => (await savedInvoice(server)).sid,
}
