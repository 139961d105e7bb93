import { describe, expect, it } from 'vitest'
import { invoiceCollection } from '../../server/areas/invoices/keptInvoices.ts'
import { uploadInvoices } from '../../server/areas/invoices/upload/uploadInvoices.ts'
import { demoCompany, otherCompany } from '../../server/companies/demo/company.ts'
import type { Member } from '../../server/companies/member.ts'
import { cancelRun } from '../../server/issueRuns/ending.ts'
import { runDocuments } from '../../server/issueRuns/runDocuments.ts'
import { startRun } from '../../server/issueRuns/starting.ts'
import { createTurns, type Turns } from '../../server/issueRuns/turns.ts'
import { newId } from '../../server/store/identifiers.ts'
import { invoiceFiling } from '../../src/api/contract/invoiceFiling.ts'
import { sentInvoice } from '../../src/domain/invoice/upload/sent.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { declareInvoices, invoiceSaid } from './support/invoices.ts'
import { outcomeOf, startedRuns, valueOf } from './support/issueRunOutcomes.ts'
import { asked } from './support/issueRuns.ts'
import { putInvoiceTemplateInUse } from './support/templatesInUse.ts'

const databases = (await startDatabases()).map((database) => [database.kind, database] as const)

const serial_no = 'C26TZK'
/** Of the large run, before the small one begins. */
const sentBefore = 16

const askerOf = (companyId: string) => {
  const member: Member = {
    account: { ...account, id: `account-of-${companyId}`, companyId, userId: `${companyId}@tokhai.example` },
    companyId,
    expiresAt: 0,
  }
  return { member, address: '192.0.2.1' }
}
const large = { asker: askerOf(demoCompany.id), count: 300 }
const small = { asker: askerOf(otherCompany.id), count: 10 }

type Runs = Awaited<ReturnType<typeof startedRuns>>

/** Invoices of a company that may issue them. */
const drafted = async ({ store, location }: Runs, { asker: { member }, count }: typeof large) => {
  const { companyId } = member
  await store.accounts.insert(member.account)
  await declareInvoices(location, undefined, companyId)
  await putInvoiceTemplateInUse(location, { companyId, serial_no })
  const sent = Array.from({ length: count }, () => sentInvoice(newId(), invoiceSaid({ serial_no })))
  const body = { payload: JSON.stringify(sent), mode: 'all' } as const
  const done = await uploadInvoices(store, () => new Date(), member, body, 'issue')
  if (!done.ok || done.value.success < count) throw new Error('the invoices were not drafted')
  return done.value.invoices.map(({ sid: documentId, version }) => ({ documentId, version }))
}

/** Turns of one server, with the companies in the order in which each document got its turn since the small one waits. */
const watchedTurns = () => {
  const { promise: smallWaits, resolve } = Promise.withResolvers<null>()
  const turns = createTurns(2)
  const order: string[] = []
  let isWaiting = false
  const watched: Turns = (company, work) => {
    if (company === otherCompany.id) {
      isWaiting = true
      resolve(null)
    }
    return turns(company, () => {
      if (isWaiting) order.push(company)
      return work()
    })
  }
  return { watched, smallWaits, order }
}

describe.each(databases)('runs of numbered invoices of two companies on one server, over %s', (_kind, database) => {
  it('take turns: each document of a small one that begins later waits for one of the large one at most', async () => {
    const runs = await startedRuns(database, 0)
    const { watched, smallWaits, order } = watchedTurns()
    const { parts: given, declared, ended } = await runs.server(undefined, watched)
    const rows = { large: await drafted(runs, large), small: await drafted(runs, small) }
    const invoices = runDocuments(invoiceCollection, invoiceFiling, declared)
    let sent = 0
    const smallOnes: ReturnType<typeof begin>[] = []
    const documents: typeof given.documents = {
      ...invoices,
      async send(store, member, signed) {
        sent += 1
        if (sent > sentBefore) {
          if (smallOnes.length === 0) smallOnes.push(begin('small'))
          await smallWaits
        }
        return invoices.send(store, member, signed)
      },
    }
    const parts = { ...given, documents }
    const begin = (name: 'large' | 'small') =>
      startRun(parts, { reqKey: name, key: asked, rows: rows[name] }, { large, small }[name].asker)

    const first = valueOf(await begin('large'))
    await smallWaits
    const [second] = (await Promise.all(smallOnes)).map(valueOf)
    if (second === undefined) throw new Error('the small run was not begun')
    await expect.poll(async () => (await outcomeOf(runs, second)).state).toBe('finished')
    const others = order.slice(0, order.lastIndexOf(otherCompany.id)).filter((company) => company === demoCompany.id)
    expect((await outcomeOf(runs, second)).rows).toEqual(rows.small.map(() => 'sent'))
    expect(order.indexOf(otherCompany.id)).toBeLessThanOrEqual(1)
    expect(others.length).toBeLessThanOrEqual(small.count)
    await cancelRun(parts, first.id, large.asker)
    await ended()
  })
})
