import { mostInvoiceLines, type InvoiceValues } from '../content.ts'
import { invoiceLeft } from '../corrections/linesLeft.ts'
import { areOfOneBuyer } from './buyers.ts'
import type { CorrectedOriginal } from './drafts.ts'

/** Why invoices cannot be corrected by one. */
export const severalMisfits = [
  'tooFew',
  'otherForms',
  'otherCurrencies',
  'otherBuyers',
  'otherMonths',
  'otherPrices',
  'hasFees',
  'tooManyLines',
] as const
export type SeveralMisfit = (typeof severalMisfits)[number]

const differ =
  (read: (left: InvoiceValues) => string) =>
  (all: readonly InvoiceValues[]): boolean =>
    new Set(all.map(read)).size > 1

const isSomething = (amount: string): boolean => amount !== '' && amount !== '0'

/** Whether something beside its lines is left of an invoice, which the list has no place for. */
const hasFees = ({ fees, untaxed_reduction, other_reduction, reduced_percent }: InvoiceValues): boolean =>
  fees.length > 0 || [untaxed_reduction, other_reduction, reduced_percent].some(isSomething)

const tests: Readonly<Record<SeveralMisfit, (all: readonly InvoiceValues[]) => boolean>> = {
  tooFew: (all) => all.length < 2,
  otherForms: differ(({ form_no }) => form_no),
  otherCurrencies: differ(({ curr_cd }) => curr_cd),
  otherBuyers: (all) => !areOfOneBuyer(all),
  otherMonths: differ(({ inv_date }) => inv_date.slice(0, 7)),
  otherPrices: differ(({ price_kind }) => price_kind),
  hasFees: (all) => all.some(hasFees),
  tooManyLines: (all) => all.reduce((sum, { lines }) => sum + lines.length, 0) > mostInvoiceLines,
}

/** Why invoices cannot be corrected by one, the first reason of these; null where they can (decision 0529). */
export const severalMisfit = (originals: readonly CorrectedOriginal[]): SeveralMisfit | null => {
  const left = originals.map(({ original, before }) => invoiceLeft(original, before))
  return severalMisfits.find((misfit) => tests[misfit](left)) ?? null
}
