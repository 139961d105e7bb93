import { vietnamDay } from '../../../../src/domain/dates.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../../src/domain/invoice/defaults.ts'
import { hasRates } from '../../../../src/domain/invoice/forms.ts'
import { newLine, type InvoiceLine } from '../../../../src/domain/invoice/lines.ts'
import { usualRate } from '../../../../src/domain/invoice/rates.ts'
import type { InvoiceStatus } from '../../../../src/domain/invoice/status.ts'
import { demoCompany } from '../../../companies/demo/company.ts'
import { demoGoods } from '../../../companies/demo/goods.ts'
import { demoCustomerAt, demoCustomerIdAt, numberOfCustomers } from '../../../customers/demo/customers.ts'
import { demoMoments, momentsOfToday } from './days.ts'

export interface DemoInvoice {
  readonly status: InvoiceStatus
  readonly content: InvoiceContent
  readonly begun: Date
}

/** Among how many of the newest drafts are found: each third of them. */
const newest = 60

/** Those of today are with the authority. */
const statusAt = (place: number, count: number): InvoiceStatus => {
  const left = count - place
  if (left <= momentsOfToday) return 'sent'
  if (left <= newest && place % 3 === 0) return 'draft'
  return left === newest + 1 || place % 400 === 200 ? 'rejected' : 'accepted'
}

/** Form and symbol of the template that the demo company uses; the sales invoices have one of this year alone. */
const symbolAt = (place: number, day: string, today: string): readonly [form: string, symbol: string] => {
  const year = day.slice(2, 4)
  return place % 7 === 3 && day.slice(0, 4) === today.slice(0, 4) ? ['2', `C${year}TBH`] : ['1', `C${year}TSM`]
}

/** Rates of goods as invoices write them; goods at 8 % have that of the day. */
const rates: Readonly<Record<string, string>> = { '0.05': '5%', '0.1': '10%', '0': '0%' }

const lineAt = (place: number, number: number, { form, day }: { form: string; day: string }): InvoiceLine => {
  const good = demoGoods[(place * 5 + number * 7) % demoGoods.length]
  if (good === undefined) throw new Error('the demo company sells nothing')
  const rate = good.vat === '0.08' ? usualRate(day) : (rates[good.vat] ?? good.vat)
  return {
    ...newLine(hasRates(form) ? rate : ''),
    item_name: good.name,
    unit: good.uom,
    quantity: String(1 + ((place * 3 + number * 11) % 40)),
    price: String(good.price),
    discount_rate: place % 9 === 4 && number === 0 ? '5' : '',
  }
}

const buyerAt = (place: number, now: Date): Partial<InvoiceContent> => {
  const customer = (place * 37) % numberOfCustomers
  const { note: _, emails, ...said } = demoCustomerAt(customer)
  const [email = '', ...others] = emails.split('; ')
  return { ...said, customer_id: demoCustomerIdAt(customer, now), email, more_emails: others.join('; ') }
}

const contentAt = (place: number, day: string, now: Date): InvoiceContent => {
  const [form, symbol] = symbolAt(place, day, vietnamDay(now))
  const lines = 1 + ((place * 13) % 6)
  return {
    ...newInvoice({ seller: demoCompany, today: day, form, symbol, newest: '2.1.1' }),
    ...buyerAt(place, now),
    order_no: place % 5 === 2 ? `DH-${day.slice(2).replaceAll('-', '')}-${place % 100}` : '',
    req_send_email: false,
    lines: Array.from({ length: lines }, (_, number) => lineAt(place, number, { form, day })),
  }
}

/** Invoices of the last ten months, the oldest first, as their numbers are. */
export const demoInvoices = (now: Date, count: number): readonly DemoInvoice[] =>
  demoMoments(now, count).map(({ day, begun }, place) => ({
    status: statusAt(place, count),
    content: contentAt(place, day, now),
    begun,
  }))
