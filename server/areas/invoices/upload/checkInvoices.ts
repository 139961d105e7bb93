import { setImmediate } from 'node:timers/promises'
import type { FieldProblem } from '../../../../src/domain/failure.ts'
import type { InvoiceContent } from '../../../../src/domain/invoice/content.ts'
import { newInvoice } from '../../../../src/domain/invoice/defaults.ts'
import { checkedUpload } from '../../../../src/domain/invoice/upload/invoice.ts'
import { contentOfSent, type SentInvoice } from '../../../../src/domain/invoice/upload/sent.ts'
import type { UploadPurpose } from '../../../../src/domain/invoice/upload/settings.ts'
import { vietnamDay } from '../../../../src/domain/dates.ts'
import type { Clock } from '../../../clock.ts'
import type { Member } from '../../../companies/member.ts'
import { companyFacts, ofCompany } from '../check.ts'
import { declaredUsages, isCovered } from '../declared.ts'
import { templateOn } from '../numbering.ts'
import { shopsSeenBy } from '../../../shops/shopsSeen.ts'
import type { Store } from '../store/repositories.ts'

/** Lines after which other requests get their turn. */
const linesAtOnce = 500
/** Shops that one upload names. */
const mostShops = 100

interface PlacedContent {
  readonly row: number
  readonly content: InvoiceContent
}

export interface CheckedInvoices {
  readonly accepted: readonly PlacedContent[]
  readonly refused: readonly (FieldProblem & { readonly row: number })[]
}

/** Why nothing can be issued under a symbol on a day; null where it can. Each place is looked up once. */
const symbolProblems = async (store: Store, companyId: string) => {
  const usages = await declaredUsages(store, companyId)
  const known = new Map<string, FieldProblem | null>()
  const problemOf = async (form: string, symbol: string, day: string): Promise<FieldProblem | null> => {
    const place = { form, symbol, day }
    if ((await templateOn(store, companyId, place)) === undefined)
      return { field: 'serial_no', message: 'symbol_has_no_template' }
    return isCovered(usages, place) ? null : { field: 'serial_no', message: 'symbol_is_not_declared' }
  }
  return async ({ form_no, serial_no, inv_date }: InvoiceContent): Promise<FieldProblem | null> => {
    const key = [form_no, serial_no, inv_date].join(' ')
    const found = known.get(key)
    if (found !== undefined) return found
    const problem = await problemOf(form_no, serial_no, inv_date)
    known.set(key, problem)
    return problem
  }
}

/** The shop of invoices that name none, of somebody who works in one alone; empty otherwise. */
const onlyShopOf = (shops: readonly string[] | null): string => {
  const [only = '', ...others] = shops ?? []
  return others.length === 0 ? only : ''
}

interface Checked {
  readonly content: InvoiceContent
  readonly problem: FieldProblem | null
}

const checkEach = async (
  sent: readonly SentInvoice[],
  check: (one: SentInvoice) => Promise<Checked>,
): Promise<CheckedInvoices> => {
  const accepted: PlacedContent[] = []
  const refused: (FieldProblem & { readonly row: number })[] = []
  let lines = 0
  for (const [row, one] of sent.entries()) {
    lines += 1 + one.lines.length
    if (lines >= linesAtOnce) {
      lines = 0
      await setImmediate()
    }
    const { content, problem } = await check(one)
    if (problem === null) accepted.push({ row, content })
    else refused.push({ row, ...problem })
  }
  return { accepted, refused }
}

/** What is sent as it is kept, each by the checks of a form, and what is wrong with those that are not. */
export const checkInvoices = async (
  store: Store,
  clock: Clock,
  member: Member,
  sent: readonly SentInvoice[],
  purpose: UploadPurpose,
): Promise<CheckedInvoices> => {
  const { companyId } = member
  const shops = await shopsSeenBy(store, member)
  const onlyShop = onlyShopOf(shops)
  const named = new Set([onlyShop, ...sent.map(({ shop_id }) => shop_id)])
  const facts = await companyFacts(store, companyId, [...named].slice(0, mostShops))
  const { company: seller, newest } = facts
  const blank = newInvoice({ seller, today: vietnamDay(clock()), form: '', symbol: '', newest })
  const symbolProblem = await symbolProblems(store, companyId)
  const isTheirs = (shop: string): boolean => shops === null || shops.includes(shop)
  const check = async (one: SentInvoice): Promise<Checked> => {
    const content = contentOfSent({ ...one, shop_id: one.shop_id === '' ? onlyShop : one.shop_id }, blank)
    const said = ofCompany(facts, clock, content)
    const { values, problems } = checkedUpload(said.content, purpose)
    const unseen = isTheirs(values.shop_id) ? [] : [{ field: 'shop_id', message: 'shop_is_not_assigned' }]
    const [problem] = [...said.problems, ...unseen, ...problems]
    return {
      content: { ...values, sid: one.sid },
      problem: problem ?? (purpose === 'issue' ? await symbolProblem(values) : null),
    }
  }
  return checkEach(sent, check)
}
