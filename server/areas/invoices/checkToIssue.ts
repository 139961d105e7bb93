import type { CheckedInvoice, InvoicesToIssue } from '../../../src/api/contract/invoiceChecks.ts'
import { formProblems } from '../../../src/domain/documents/kind.ts'
import type { FieldProblem } from '../../../src/domain/failure.ts'
import { invoiceKind } from '../../../src/domain/invoice/kind.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { Member } from '../../companies/member.ts'
import { checkToIssue, type CheckedDocument, type IssueChecks } from '../../documents/checkToIssue.ts'
import type { ServerRefusal } from '../../refusals.ts'
import { declaredUsages, isCovered } from './declared.ts'
import { correctionListOf, invoiceCollection } from './keptInvoices.ts'
import type { InvoiceTypes } from './kindTypes.ts'
import { narrowing } from './narrowing.ts'
import { invoiceNumbers, templateOn } from './numbering.ts'
import { buyerOf } from './store/contentColumns.ts'
import type { Store } from './store/repositories.ts'

interface Place {
  readonly form: string
  readonly symbol: string
  readonly day: string
}

const ofSymbol = (message: string): readonly FieldProblem[] => [{ field: 'serial_no', message }]

/** Why a symbol is not usable on a day. What was read is remembered: thousands of drafts are of few symbols and days. */
const symbolProblems = (store: Store, companyId: string) => {
  const known = new Map<string, readonly FieldProblem[]>()
  let usages: readonly string[] | null = null
  const read = async (place: Place): Promise<readonly FieldProblem[]> => {
    if ((await templateOn(store, companyId, place)) === undefined) return ofSymbol('symbol_has_no_template')
    usages ??= await declaredUsages(store, companyId)
    return isCovered(usages, place) ? [] : ofSymbol('symbol_is_not_declared')
  }
  return async (place: Place): Promise<readonly FieldProblem[]> => {
    const key = [place.form, place.symbol, place.day].join(' ')
    const problems = known.get(key) ?? (await read(place))
    known.set(key, problems)
    return problems
  }
}

type Named = Omit<CheckedInvoice, keyof CheckedDocument>

const checks: IssueChecks<InvoiceTypes, InvoicesToIssue, Named> = {
  collection: invoiceCollection,
  numbering: invoiceNumbers,
  async drafts(store, member, wanted, days) {
    const narrowed = await narrowing(store, member, wanted)
    if (narrowed.statuses !== null && !narrowed.statuses.includes('draft')) return null
    const filter = { ...narrowed, ...days, statuses: ['draft'] } as const
    return (page) => store.invoices.page(member.companyId, filter, page)
  },
  problems(store, companyId) {
    const problemsOfSymbol = symbolProblems(store, companyId)
    return async ({ head, content }) => {
      if (correctionListOf.isOf(content)) return [correctionListOf.filedAlone]
      const problems = formProblems(invoiceKind, content)
      // Where the form says already what is wrong with the symbol, there is nothing to look up.
      if (problems.some(({ field }) => field === 'serial_no' || field === 'form_no')) return problems
      return [...problems, ...(await problemsOfSymbol(head))]
    }
  },
  named: ({ head: { refid, form, symbol, number }, content }) => ({
    refid,
    form_no: form,
    serial_no: symbol,
    inv_no: number === null ? '' : String(number),
    buyer_nm: buyerOf(content),
  }),
  // An invoice may have a thousand lines.
  atOnce: 20,
  action: 'invoice.checkedToIssue',
}

/** Checks invoices that somebody sees before a run is begun over them (decision 0524). */
export const checkInvoices = async (
  store: Store,
  clock: Clock,
  member: Member,
  wanted: InvoicesToIssue,
): Promise<Result<{ invoices: CheckedInvoice[] }, ServerRefusal<'invoice.tooManyToIssue'>>> => {
  const checked = await checkToIssue(checks, { store, clock }, member, wanted)
  return checked.ok ? succeed({ invoices: checked.value }) : fail({ reason: 'invoice.tooManyToIssue' })
}
