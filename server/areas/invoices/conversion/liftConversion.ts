import { invoiceKey } from '../../../../src/domain/invoice/kind.ts'
import { fail, succeed, type Result } from '../../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../../src/domain/taxCode.ts'
import type { Clock } from '../../../clock.ts'
import { keyOf } from '../../../documents/documentKey.ts'
import { note } from '../../../documents/note.ts'
import type { InvoiceConversion } from '../store/invoices.ts'
import type { Store } from '../store/repositories.ts'

/** Which invoice an operator means, and why it may be converted again. */
export interface ConversionToLift {
  readonly taxCode: string
  /** As it is printed: `1C26TAA-12`. */
  readonly invoice: string
  readonly reason: string
}

export type LiftRefusal = 'company.absent' | 'invoice.absent' | 'invoice.notConverted'

const printedNumber = /^(\d)([CK]\d{2}[A-Z]{3})-(\d{1,8})$/

/** Takes back that an invoice was converted to paper, which the operator alone can; history and activity log keep both. Answers what was taken back. */
export const liftConversion = (
  store: Store,
  clock: Clock,
  { taxCode, invoice, reason }: ConversionToLift,
): Promise<Result<InvoiceConversion, LiftRefusal>> =>
  store.transaction<InvoiceConversion, LiftRefusal>(async (inside) => {
    const company = (await inside.directory.all()).find((each) => isSameTaxCode(each.taxCode, taxCode))
    if (company === undefined) return fail('company.absent')
    const [, form = '', symbol = '', number = '0'] = printedNumber.exec(invoice) ?? []
    const id = await inside.invoiceConversions.invoiceNumbered(company.id, { form, symbol, number: Number(number) })
    const [held] = id === null ? [] : await inside.invoices.hold(company.id, [id])
    if (held === undefined) return fail('invoice.absent')
    const converted = await inside.invoiceConversions.of(company.id, held.id)
    if (converted === null) return fail('invoice.notConverted')
    await inside.invoiceConversions.remove(company.id, held.id)
    const at = clock().toISOString()
    const step = { at, accountId: '', kind: 'conversionLifted', text: reason } as const
    await inside.documentHistory.addStep(keyOf(invoiceKey, held), step)
    const detail = { converter: converted.by, reason }
    await note(inside, held, { at, accountId: null, action: 'invoice.conversionLifted', detail })
    return succeed(converted)
  })
