import { afterAll, beforeAll } from 'vitest'
import { invoiceCollection } from '../../../server/areas/invoices/keptInvoices.ts'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { generateForm, saveForm } from '../../../server/documents/collection.ts'
import type { GeneratedDocument } from '../../../server/documents/generated.ts'
import { send } from '../../../server/documents/send.ts'
import { openStore, type OpenStore } from '../../../server/openStore.ts'
import { newId } from '../../../server/store/identifiers.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { InvoiceContent } from '../../../src/domain/invoice/content.ts'
import { invoiceSignature } from '../../../src/domain/invoice/layout.ts'
import { account, certificate, seed } from '../../../tools/product/server/rows.ts'
import { createTestAuthority, type TestAuthority } from '../../signing/support/authority.ts'
import type { TestDatabase } from './databases.ts'
import { declareInvoices, invoiceSaid } from './invoices.ts'
import { putInvoiceTemplateInUse } from './templatesInUse.ts'

type Said = Partial<InvoiceContent> & { readonly version?: string }

interface Begun {
  readonly opened: OpenStore
  readonly ca: TestAuthority
  readonly key: Awaited<ReturnType<TestAuthority['issue']>>['key']
}

const begin = async (database: TestDatabase, symbols: readonly string[], now: Date): Promise<Begun> => {
  const location = await database.create()
  const opened = await openStore(location)
  await seed(opened.store)
  await declareInvoices(location)
  for (const serial_no of symbols) await putInvoiceTemplateInUse(location, { serial_no })
  const ca = await createTestAuthority('TEST CA', now)
  const signer = await ca.issue(demoCompany.tax_id)
  const { serialNumber, fingerprint } = signer.certificate
  const row = { ...certificate, id: newId(), serial_no: serialNumber }
  await opened.store.certificates.insertNew(demoCompany.id, row, fingerprint)
  return { opened, ca, key: signer.key }
}

/**
 * A company that issues invoices under these symbols, without a server around it: by a clock of the test's own, with a key that is certified
 * from the day before its first moment on; from before the first test of the describe until after the last.
 */
export const issuingForTests = (database: TestDatabase, symbols: readonly [string, ...string[]], clock: () => Date) => {
  let begun: Begun | null = null
  beforeAll(async () => {
    begun = await begin(database, symbols, clock())
  })
  afterAll(() => begun?.opened.store.close())
  const now = (): Begun => {
    if (begun === null) throw new Error('there while tests run only')
    return begun
  }
  const member = { account, companyId: demoCompany.id, expiresAt: 0 }
  const parts = () => ({
    store: now().opened.store,
    clock,
    roots: [now().ca.root],
    log: () => undefined,
    sender: 'V1',
    onQueued: () => undefined,
  })
  const edition = ({ version = '', ...changes }: Said) => ({
    content: invoiceSaid({ serial_no: symbols[0], ...changes }),
    version,
    unfinished: null,
  })
  const save = (said: Said = {}) => saveForm(invoiceCollection, parts(), member, edition(said))
  const generate = (said: Said = {}) => generateForm(invoiceCollection, parts(), member, edition(said))
  const signAndSend = async ({ xml, signId, reqKey }: GeneratedDocument) => {
    const signed = await signDocument({ xml, signId, layout: invoiceSignature, key: now().key, signingTime: clock() })
    if (!signed.ok) throw new Error(signed.failure.code)
    const outcome = await send(invoiceCollection, parts(), member, { reqKey, signedXml: signed.value.xml })
    if (!outcome.ok) throw new Error(outcome.failure.reason)
    return signed.value.xml
  }
  /** Issues an invoice; its message waits in the outbox. */
  const issue = async (said: Said = {}) => {
    const made = await generate(said)
    if (!made.ok) throw new Error(JSON.stringify(made.failure))
    const signedXml = await signAndSend(made.value)
    const { document, number } = made.value
    return { id: document.id, number: String(number), symbol: said.serial_no ?? symbols[0], signedXml }
  }
  return {
    get store() {
      return now().opened.store
    },
    save,
    generate,
    signAndSend,
    issue,
  }
}
