import { hasCode } from '../../../../src/domain/templates/symbols.ts'
import { invoiceKey, invoiceKind } from '../../../../src/domain/invoice/kind.ts'
import type { InvoiceContent, InvoiceValues } from '../../../../src/domain/invoice/content.ts'
import { invoiceSignature } from '../../../../src/domain/invoice/layout.ts'
import type { DemoToken } from '../../../../signing/demoCa.ts'
import type { AuthorityRegister } from '../../../authority/simulator/register.ts'
import { demoAccounts } from '../../../companies/demo/accounts.ts'
import { demoCompany } from '../../../companies/demo/company.ts'
import { enterInBooks, fileDemo, keepFiling, type DemoFiled, type DemoFiling } from '../../../documents/demo/filings.ts'
import { openDemoSigner, type DemoSigner } from '../../../documents/demo/signer.ts'
import { yearOf } from '../../../documents/documentKey.ts'
import type { Series } from '../../../numbering/numbers.ts'
import { keepRefused } from '../../../numbering/ofDocument.ts'
import { newId } from '../../../store/identifiers.ts'
import { invoiceHeads } from '../heads.ts'
import { keptInvoices } from '../keptInvoices.ts'
import { codedMessage, uncodedMessage } from '../messages.ts'
import { seriesOf } from '../numbering.ts'
import type { Repositories } from '../store/repositories.ts'
import { answered, type Answered } from './answers.ts'
import { demoInvoices, type DemoInvoice } from './invoices.ts'

const companyId = demoCompany.id
const minute = 60_000

const filed: DemoFiled<InvoiceValues, InvoiceContent> = {
  key: invoiceKey,
  kind: invoiceKind,
  layout: invoiceSignature,
  messageOf: ({ serial_no, comp_taxcd, xml_vs }) => ({
    type: (hasCode(serial_no) ? codedMessage : uncodedMessage).type,
    taxCode: comp_taxcd,
    version: xml_vs,
  }),
}

/** Numbers the demo's invoices as they are issued, from 1 under each symbol. */
const numbering = () => {
  const last = new Map<string, { readonly series: Series; number: number; lastDay: string }>()
  return {
    last,
    next: ({ form_no, serial_no, inv_date }: InvoiceContent): number => {
      const key = `${form_no}${serial_no}`
      const number = (last.get(key)?.number ?? 0) + 1
      last.set(key, { series: seriesOf(companyId, form_no, serial_no), number, lastDay: inv_date })
      return number
    },
  }
}

interface Issued {
  readonly number: number
  readonly filing: DemoFiling
  readonly answer: Answered | null
}

interface Prepared {
  readonly draft: {
    readonly id: string
    readonly year: number
    readonly contentHash: string
    readonly content: InvoiceContent
    readonly madeAt: string
  }
  /** Null of a draft. */
  readonly issued: Issued | null
}

const draftOf = ({ content, begun }: DemoInvoice): Prepared['draft'] => ({
  id: newId(begun.getTime()),
  year: yearOf(begun),
  contentHash: keptInvoices.hashOf(content),
  content,
  madeAt: begun.toISOString(),
})

const prepared = async (
  demo: DemoInvoice,
  { next, signer }: { readonly next: (content: InvoiceContent) => number; readonly signer: DemoSigner },
): Promise<Prepared> => {
  const draft = draftOf(demo)
  const { status, content, begun } = demo
  if (status === 'draft') return { draft, issued: null }
  const number = next(content)
  const filing = await fileDemo(filed, { ...draft, companyId, number }, signer, new Date(begun.getTime() + minute))
  return { draft, issued: { number, filing, answer: status === 'sent' ? null : answered(filing, content, status) } }
}

/** The way of an issued one up to its status. */
const moveOn = async (
  { invoices, numbers }: Repositories,
  { id, contentHash: filedHash, content }: Prepared['draft'],
  { number, filing, answer }: Issued,
): Promise<void> => {
  const sentAt = filing.filedAt.toISOString()
  const sent = { signedBy: content.comp_nm, requestedAt: sentAt, filedHash }
  await invoices.move({ companyId, id, in: ['draft'] }, { status: 'sent', message: '', ...sent }, sentAt)
  await invoices.setNumber(companyId, id, number)
  if (answer === null) return
  const { status, message, code } = answer
  const at = answer.answer.at.toISOString()
  const more = { answered_at: at, tax_auth_cd: code }
  await invoices.move({ companyId, id, in: ['sent'] }, { status, message, more }, at)
  if (status === 'accepted') return
  const series = seriesOf(companyId, content.form_no, content.serial_no)
  await keepRefused({ numbers }, series, { documentId: id, number, day: content.inv_date }, at)
  await invoices.setNumber(companyId, id, null)
}

interface Parts {
  readonly token: DemoToken
  readonly now: Date
  readonly books: AuthorityRegister
  /** How many. */
  readonly invoices: number
}

/** Invoices of the first demo company: as many as are wanted, in every status, signed with the demo token. */
export const invoiceRows = async ({ token, now, books, invoices: count }: Parts) => {
  const signer = await openDemoSigner(token)
  const { last, next } = numbering()
  const all = await Promise.all(demoInvoices(now, count).map((demo) => prepared(demo, { next, signer })))
  return {
    async insert(inside: Repositories): Promise<void> {
      const filer = await inside.accounts.byUserId(demoAccounts.find(({ scope }) => scope === 'USER')?.userId ?? '')
      if (filer === null) throw new Error('the demo invoices need the demo accounts')
      for (const { series } of last.values()) await inside.numbers.hold(series)
      const begun = await Promise.all(
        all.map(async ({ draft }) => ({
          ...draft,
          ...(await invoiceHeads.begin(inside, { companyId, id: draft.id, madeBy: filer.id }, draft.content)),
        })),
      )
      await inside.invoices.insert(companyId, begun)
      for (const { draft, issued } of all) {
        if (issued === null) continue
        await keepFiling(inside, issued.filing, { filedBy: filer.id, answer: issued.answer?.answer ?? null })
        await moveOn(inside, draft, issued)
      }
      for (const { series, number, lastDay } of last.values())
        await inside.numbers.setCounter(series, { next: number + 1, lastDay })
    },
    async onInserted(): Promise<void> {
      for (const { issued } of all) if (issued?.answer === null) await enterInBooks(books, issued.filing)
    },
  }
}
